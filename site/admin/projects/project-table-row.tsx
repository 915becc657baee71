import { Box, HStack, Stack, Table, Text } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { STACKED, WIDE } from "#site/admin/data-table/responsive-rows.ts";
import { MetaLine } from "#site/admin/data-table/meta-line.tsx";
import { RowCheckbox } from "#site/admin/data-table/row-checkbox.tsx";
import type { RowSelection } from "#site/admin/data-table/use-selection.ts";
import { searchFor } from "#site/admin/navigation/dashboard-tabs.ts";
import { daysLeftPhrase } from "#site/format/days-left.ts";
import { RowThumbnail } from "#site/admin/data-table/row-thumbnail.tsx";
import { RowTitle } from "#site/admin/data-table/row-title.tsx";
import { rowState } from "#site/admin/data-table/row-state.ts";
import { StateBadge } from "#site/admin/data-table/state-badge.tsx";
import { TextCell } from "#site/admin/data-table/text-cell.tsx";
import { TrashedRowActions } from "#site/admin/trash/index.ts";
import { shortTime, timePhrase } from "#site/format/time.ts";
import type { ListedProject } from "#site/schemas/project.ts";
import { OrderButtons } from "./order-buttons.tsx";
import type { PortfolioOrder } from "./use-portfolio-order.ts";
import { ProjectActions } from "./project-actions.tsx";
import { metaParts } from "./row-labels.ts";
import { LINK_LINE } from "#site/ui/theme/touch.ts";

interface ProjectTableRowProps {
  readonly row: ListedProject;
  readonly now: Date;
  readonly selection: RowSelection<ListedProject>;
  readonly order: PortfolioOrder | null;
}

/** A project in the list. It shows the time of the last change; in the trash, the days left until the deletion. */
export function ProjectTableRow({ row, now, selection, order }: ProjectTableRowProps) {
  const [query] = useSearchParams();
  const search = searchFor({ tab: "projects", id: row.id }, query.toString());
  const state = rowState(row, now);
  const publishTime =
    state === "scheduled" ? timePhrase(new Date(row.published_at ?? ""), now) : "";
  const time =
    row.deleted_at === null
      ? shortTime(new Date(row.updated_at), now)
      : daysLeftPhrase(new Date(row.deleted_at), now);
  return (
    <Table.Row
      {...order?.drag.row(row.id)}
      bg={order?.drag.targetId === row.id ? "bg.muted" : "transparent"}
      {...STACKED.row}
    >
      <Table.Cell paddingInlineStart="0" {...STACKED.first}>
        <HStack gap="3" align="center">
          {order !== null && <OrderButtons row={row} order={order} />}
          <RowCheckbox selection={selection} id={row.id} title={row.title} />
          <RowThumbnail address={row.featured_image_url} />
          <Stack gap="0.5" minWidth="0" css={LINK_LINE.line}>
            <RowTitle title={row.title} href={search} />
            <Box hideFrom="lg" color="fg.muted" textStyle="caption">
              <MetaLine parts={[publishTime, ...metaParts(row), time.replaceAll(" ", "\u00a0")]}>
                {state !== "trash" && <StateBadge state={state} />}
              </MetaLine>
            </Box>
          </Stack>
        </HStack>
      </Table.Cell>
      <Table.Cell {...WIDE}>
        {state !== "trash" && <StateBadge state={state} />}
        {publishTime !== "" && (
          <Text textStyle="caption" color="fg.muted" whiteSpace="nowrap">
            {publishTime}
          </Text>
        )}
      </Table.Cell>
      <TextCell>{row.category?.name}</TextCell>
      <TextCell>{row.location}</TextCell>
      <Table.Cell {...WIDE} color="fg.muted" whiteSpace="nowrap">
        {row.project_date.slice(0, 4)}
      </Table.Cell>
      <Table.Cell {...WIDE} color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {time}
      </Table.Cell>
      <Table.Cell {...STACKED.actions} paddingInlineEnd="0" whiteSpace="nowrap" textAlign="end">
        {state === "trash" ? (
          <TrashedRowActions kind="project" row={row} deleteWording="for good" />
        ) : (
          <ProjectActions row={row} state={state} />
        )}
      </Table.Cell>
    </Table.Row>
  );
}
