import { Box, SimpleGrid, Text } from "@chakra-ui/react";
import type { SourceStatistics } from "#supabase/data/inquiry-statistics.ts";
import { formatCount } from "#site/format/number.ts";
import { formatDuration, formatShare, wonShare } from "./format-statistics.ts";

interface KeyFiguresProps {
  readonly all: SourceStatistics;
}

/** The figures of all inquiries, each with what it means. */
export function KeyFigures({ all }: KeyFiguresProps) {
  const { inquiries, replied, replySeconds, won, lost } = all;
  const figures = [
    {
      label: "Inquiries",
      value: formatCount(inquiries),
      meaning: "Received, without spam.",
    },
    {
      label: "Replied to",
      value: formatShare(replied, inquiries),
      meaning: `${formatCount(replied)} have a reply from the inbox, or a status other than New.`,
    },
    {
      label: "Usual reply time",
      value: formatDuration(replySeconds),
      meaning:
        replySeconds === null
          ? "No reply from the inbox yet."
          : "Half of the first replies from the inbox were faster.",
    },
    {
      label: "Won",
      value: wonShare(all),
      meaning:
        won + lost === 0
          ? "None is won or lost yet."
          : `${formatCount(won)} of the ${formatCount(won + lost)} that are won or lost.`,
    },
  ];
  return (
    <SimpleGrid as="dl" columns={{ base: 2, xl: 4 }} gap={{ base: "3", md: "4" }}>
      {figures.map(({ label, value, meaning }) => (
        <Box
          key={label}
          borderWidth="1px"
          borderRadius="l2"
          bg="bg.panel"
          padding={{ base: "4", md: "5" }}
        >
          <Text as="dt" textStyle="ui" color="fg.muted">
            {label}
          </Text>
          <Text as="dd" textStyle="title" marginBlock="1" fontVariantNumeric="tabular-nums">
            {value}
          </Text>
          <Text as="dd" textStyle="caption" color="fg.muted">
            {meaning}
          </Text>
        </Box>
      ))}
    </SimpleGrid>
  );
}
