import { Box, chakra, Flex } from "@chakra-ui/react";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { Column } from "#site/ui/column.tsx";
import { COLUMN_GAP } from "../layout/columns.tsx";
import { StandfirstHeading } from "../layout/section-heading.tsx";
import { useServicesCopy } from "./use-services-copy.ts";

/** The end of the services page: three questions of the first consultation, on clay. */
export function FirstHour() {
  const { texts, nodes } = useServicesCopy();
  const { heading, text, questions, primary, secondary } = nodes.call;
  return (
    <Box
      as="section"
      aria-label={texts.call.heading}
      _print={{ display: "none" }}
      bg="clay.solid"
      color="sand.50"
      css={{ "& :focus-visible": { outlineColor: "sand.50" } }}
      paddingBlock={{ base: "4rem", lg: "6rem" }}
    >
      <Column>
        <StandfirstHeading heading={heading} lead={text} leadColor="sand.50" />
        <Questions>
          {questions.map((question, index) => (
            <li key={texts.call.questions[index]}>{question}</li>
          ))}
        </Questions>
        <Flex wrap="wrap" gap="3">
          <ButtonLink
            to={primary.to}
            size="xl"
            bg="sand.50"
            color="ink"
            _hover={{ bg: "sand.200" }}
          >
            {primary.label}
          </ButtonLink>
          <ButtonLink
            to={secondary.to}
            size="xl"
            variant="outline"
            color="sand.50"
            borderColor="sand.50"
            _hover={{ bg: "clay.700" }}
          >
            {secondary.label}
          </ButtonLink>
        </Flex>
      </Column>
    </Box>
  );
}

const Questions = chakra("ol", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
    columnGap: COLUMN_GAP,
    marginBlock: { base: "10", lg: "16" },
    "& > li": {
      textStyle: "subheading",
      borderTopWidth: "1px",
      borderColor: "sand.50/40",
      paddingBlock: "5",
    },
  },
});
