import { Box, Flex, Text } from "@chakra-ui/react";
import { RowThumbnail } from "#site/admin/data-table/row-thumbnail.tsx";
import { daysLeftPhrase } from "#site/format/days-left.ts";
import { TrashedRowActions } from "./trashed-row-actions.tsx";
import type { TrashedRow } from "./use-trash.ts";

/** One trashed row with its two actions. */
export function TrashRow({ row }: { readonly row: TrashedRow }) {
  const { kind, title, image, deletedAt } = row;
  return (
    <Flex
      as="li"
      borderBottomWidth="1px"
      paddingBlock="3"
      gap="3"
      rowGap="1"
      align="center"
      flexWrap={{ base: "wrap", sm: "nowrap" }}
    >
      <RowThumbnail address={image} />
      <Box flex="1" minWidth="0">
        <Text textStyle="ui" fontWeight="500" lineClamp="2" overflowWrap="anywhere">
          {title}
        </Text>
        <Text textStyle="caption" color="fg.muted">
          {kind === "post" ? "Post" : "Project"} · {daysLeftPhrase(deletedAt, new Date())}
        </Text>
      </Box>
      {/* A line of its own on phones. */}
      <Box flexShrink="0" width={{ base: "full", sm: "auto" }}>
        <TrashedRowActions kind={kind} row={row} deleteWording="forever" isRowStop />
      </Box>
    </Flex>
  );
}
