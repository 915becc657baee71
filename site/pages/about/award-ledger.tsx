import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { demoMark } from "#site/content/demo-mark.ts";
import { proof } from "#site/content/proof.ts";
import type { Award } from "#site/content/proof.ts";
import { DemoNote } from "#site/rich-text/demo-note.tsx";
import { OfProject } from "./of-project.tsx";

const { heading, selection, earlier, opened } = proof.awards;

const Rest = chakra("details", {
  base: {
    "& summary": {
      paddingBlock: "4",
      cursor: "pointer",
      color: "clay.fg",
      fontWeight: "550",
      textStyle: "ui",
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
      _before: { content: '"+ "' },
    },
    "&[open] summary": { display: "none" },
  },
});

/** Awards by year; a native disclosure holds the earlier ones. */
export function AwardLedger({ awards }: { readonly awards: readonly Award[] }) {
  const { isDemo, shown } = demoMark(awards.map(({ body }) => body));
  const entries = awards.map((award) => ({ ...award, body: shown(award.body) }));
  const [first, rest] = [entries.slice(0, opened), entries.slice(opened)];
  return (
    <Box gridColumn={{ lg: "5 / -1" }}>
      <Flex wrap="wrap" align="baseline" justify="space-between" gap="2" marginBlockEnd="6">
        <Text as="h3" textStyle="heading">
          {heading}
        </Text>
        {isDemo && <DemoNote />}
      </Flex>
      <Entries awards={first} />
      {rest.length > 0 && (
        <Rest>
          <summary>{earlier(rest.length)}</summary>
          <Entries awards={rest} />
        </Rest>
      )}
    </Box>
  );
}

const Entry = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "3.5rem minmax(0, 1fr)",
      md: "4.5rem minmax(0, 7fr) minmax(0, 5fr)",
      // Columns 5, 6 to 9, and 10 to 12 of the page.
      lg: "repeat(8, minmax(0, 1fr))",
    },
    columnGap: { base: "4", lg: "8" },
    paddingBlock: "3",
    borderTopWidth: "1px",
    textStyle: "ui",
    "& > :first-child": { fontVariantNumeric: "tabular-nums", color: "fg.muted" },
    "& > :nth-child(2)": { gridColumn: { lg: "span 4" } },
    "& > :last-child": {
      color: "fg.muted",
      gridColumn: { base: "2", md: "auto", lg: "span 3" },
    },
  },
});

function Entries({ awards }: { readonly awards: readonly Award[] }) {
  return (
    <ul>
      {awards.map(({ year, title, body, isSelection, project }, index) => (
        <Entry key={`${year} ${title} ${String(index)}`}>
          <span>{year}</span>
          <span>
            <OfProject path={project}>{title}</OfProject>
          </span>
          <span>{isSelection ? `${body} · ${selection}` : body}</span>
        </Entry>
      ))}
    </ul>
  );
}
