import { Box, chakra, Text } from "@chakra-ui/react";
import type { FAQPage } from "schema-dts";
import { Columns } from "../layout/columns.tsx";
import { JsonLd } from "../layout/json-ld.tsx";
import { Section } from "../layout/section.tsx";
import { useServicesCopy } from "./use-services-copy.ts";

const Entry = chakra("details", {
  base: {
    borderBlockEndWidth: "1px",
    "& summary": {
      display: "flex",
      justifyContent: "space-between",
      gap: "6",
      paddingBlock: "4",
      cursor: "pointer",
      textStyle: "subheading",
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
      _after: { content: '"+"', color: "clay.fg", fontFamily: "body" },
    },
    "&[open] summary::after": { content: '"–"' },
  },
});

/** Questions and answers, also as JSON-LD. Native disclosure, which works without script. */
export function Questions() {
  const { texts, nodes } = useServicesCopy();
  const { questions } = nodes;
  return (
    <Section label={texts.questions.heading}>
      <JsonLd thing={questionsJsonLd(texts.questions.entries)} />
      <Columns rowGap="8" alignItems="start">
        <Text as="h2" textStyle="title" maxWidth="7.4em" gridColumn={{ lg: "1 / span 4" }}>
          {questions.heading}
        </Text>
        <Box borderBlockStartWidth="1px" gridColumn={{ lg: "5 / -1" }}>
          {questions.entries.map(({ question, answer }, index) => (
            <Entry key={index} name="questions">
              <summary>
                <h3>{question}</h3>
              </summary>
              <Text textStyle="body" color="fg.muted" maxWidth="40rem" paddingBlockEnd="6">
                {answer}
              </Text>
            </Entry>
          ))}
        </Box>
      </Columns>
    </Section>
  );
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

function questionsJsonLd(entries: readonly Question[]): Exclude<FAQPage, string> {
  return {
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
