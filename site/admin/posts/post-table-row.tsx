import { Box, HStack, Stack, Table, Text } from "@chakra-ui/react";
import type { ListedPost } from "#site/schemas/post.ts";
import { STACKED, WIDE } from "#site/admin/data-table/responsive-rows.ts";
import { MetaLine } from "#site/admin/data-table/meta-line.tsx";
import { RowCheckbox } from "#site/admin/data-table/row-checkbox.tsx";
import type { RowSelection } from "#site/admin/data-table/use-selection.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { RowThumbnail } from "#site/admin/data-table/row-thumbnail.tsx";
import { RowTitle } from "#site/admin/data-table/row-title.tsx";
import { StateBadge } from "#site/admin/data-table/state-badge.tsx";
import { TextCell } from "#site/admin/data-table/text-cell.tsx";
import { TrashedRowActions } from "#site/admin/trash/index.ts";
import { daysLeftPhrase } from "#site/format/days-left.ts";
import { shortTime, timePhrase } from "#site/format/time.ts";
import { PostActions } from "./post-actions.tsx";
import { rowState } from "#site/admin/data-table/row-state.ts";
import { LINK_LINE } from "#site/ui/theme/touch.ts";

interface PostTableRowProps {
  readonly row: ListedPost;
  readonly now: Date;
  readonly selection: RowSelection<ListedPost>;
}

/** A post in the list; in the trash with the days left until the deletion. Below `lg` its cells are stacked. */
export function PostTableRow({ row, now, selection }: PostTableRowProps) {
  const { hrefFor } = useAdminNavigation();
  const state = rowState(row, now);
  const time =
    row.deleted_at === null
      ? shortTime(new Date(row.updated_at), now)
      : daysLeftPhrase(new Date(row.deleted_at), now);
  const unbrokenTime = time.replaceAll(" ", "\u00a0");
  return (
    <Table.Row bg="transparent" className="group" {...STACKED.row}>
      <Table.Cell {...STACKED.first} paddingInlineStart="0">
        <HStack gap="3" align="center">
          <RowCheckbox selection={selection} id={row.id} title={row.title} />
          <RowThumbnail address={row.featured_image_url} />
          <Stack gap="0.5" minWidth="0" css={LINK_LINE.line}>
            <RowTitle
              title={row.title}
              href={state === "trash" ? null : hrefFor("new-blog", row.id)}
            />
            <Box hideFrom="lg" color="fg.muted" textStyle="caption">
              <MetaLine
                parts={[
                  state === "scheduled" ? formatSchedule(row, now) : "",
                  row.category?.name ?? "",
                  unbrokenTime,
                ]}
              >
                <StateBadge state={state} />
              </MetaLine>
            </Box>
          </Stack>
        </HStack>
      </Table.Cell>
      <Table.Cell {...WIDE}>
        <StateBadge state={state} />
        {state === "scheduled" && (
          <Text textStyle="caption" color="fg.muted" whiteSpace="nowrap">
            {formatSchedule(row, now)}
          </Text>
        )}
      </Table.Cell>
      <TextCell>{row.category?.name}</TextCell>
      <TextCell>{row.author}</TextCell>
      <Table.Cell {...WIDE} color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {unbrokenTime}
      </Table.Cell>
      <Table.Cell {...STACKED.actions} paddingInlineEnd="0" whiteSpace="nowrap" textAlign="end">
        {state === "trash" ? (
          <TrashedRowActions kind="post" row={row} deleteWording="forever" />
        ) : (
          <PostActions row={row} state={state} />
        )}
      </Table.Cell>
    </Table.Row>
  );
}

/** Publication time of a scheduled post, in the local time zone. */
function formatSchedule(row: ListedPost, now: Date): string {
  return timePhrase(new Date(row.published_at ?? ""), now);
}
