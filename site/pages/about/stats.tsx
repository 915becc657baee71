import { Box, chakra, Text, VisuallyHidden } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { stats } from "#site/content/about.ts";
import { parseAwards } from "#site/content/proof.ts";
import { studioStats } from "#site/content/stats.ts";
import { Column } from "#site/ui/column.tsx";
import { Columns } from "../layout/columns.tsx";
import { SettingLinkSlot } from "../layout/page-copy.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { AwardLedger } from "./award-ledger.tsx";
import { useAboutCopy } from "./use-about-copy.ts";

const headingId = "stats-heading";

/** Four numbers, in a column beside the ledger of awards; without awards in a row. */
export function Stats() {
  const settings = useSiteSettings();
  const awards = parseAwards(settings.awardLedger);
  return (
    <Box as="section" aria-labelledby={headingId}>
      <Column>
        <VisuallyHidden as="h2" id={headingId}>
          {useAboutCopy().texts.stats.heading}
        </VisuallyHidden>
        {awards.length === 0 ? (
          <Numbers style={inRow} />
        ) : (
          <Columns rowGap="12" alignItems="start">
            <Box gridColumn={{ lg: "1 / span 4" }}>
              <Numbers style={inColumn} />
            </Box>
            <AwardLedger awards={awards} />
          </Columns>
        )}
        <SettingLinkSlot shown="proof" />
      </Column>
    </Box>
  );
}

const inRow: SystemStyleObject = {
  display: "grid",
  gridTemplateColumns: { base: "1fr 1fr", lg: "repeat(4, minmax(0, 1fr))" },
  rowGap: "10",
  columnGap: { base: "6", lg: "8" },
  borderBlockWidth: "1px",
  paddingBlock: { base: "10", lg: "14" },
};

const inColumn: SystemStyleObject = {
  "& > li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
    alignItems: "baseline",
    columnGap: "4",
    borderTopWidth: "1px",
    paddingBlock: "4",
    _last: { borderBottomWidth: "1px" },
  },
};

const Numeral = chakra("p", { base: { textStyle: "title", lineHeight: "1" } });

function Numbers({ style }: { readonly style: SystemStyleObject }) {
  const settings = useSiteSettings();
  const note = stats.note(settings);
  return (
    <div>
      <chakra.ul css={style}>
        {stats.numbers.map((number) => (
          <li key={number}>
            <Numeral>{settings[number]}</Numeral>
            <Text textStyle="ui" color="fg.muted" marginBlockStart="3">
              {studioStats[number].label}
            </Text>
          </li>
        ))}
      </chakra.ul>
      <SettingLinkSlot shown="numbers" />
      {note !== null && (
        <Text textStyle="caption" color="fg.subtle" marginBlockStart="4" maxWidth="30rem">
          {note}
        </Text>
      )}
    </div>
  );
}
