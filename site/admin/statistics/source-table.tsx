import { Box, Link, Table, Text } from "@chakra-ui/react";
import type { SourcePage } from "#supabase/data/inquiry-statistics.ts";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { formatCount } from "#site/format/number.ts";
import { formatDuration, formatShare, pageName, wonShare } from "./format-statistics.ts";

interface SourceTableProps {
  readonly pages: readonly SourcePage[];
}

const COLUMNS = ["Inquiries", "Replied to", "Usual reply time", "Won"] as const;

/** Inquiries by the page that they came from. On phones it has narrow columns; with large text it scrolls sideways. */
export function SourceTable({ pages }: SourceTableProps) {
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label="Inquiries by page">
      <Table.Root
        size="sm"
        minWidth={{ sm: "31rem" }}
        css={{
          "& :is(th, td)": { paddingInlineEnd: "0" },
          "& :is(th, td) + :is(th, td)": { smDown: { paddingInlineStart: "2" } },
        }}
      >
        <Table.Header>
          <Table.Row bg="transparent">
            <Table.ColumnHeader paddingInlineStart="0">Page</Table.ColumnHeader>
            {COLUMNS.map((title) => (
              <Table.ColumnHeader
                key={title}
                textAlign="end"
                verticalAlign="bottom"
                whiteSpace="normal"
              >
                {title}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {pages.map((page) => (
            <SourceRow key={page.path} page={page} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function SourceRow({ page }: { readonly page: SourcePage }) {
  const { publicSite } = useAdminEnvironment();
  const { name, kind } = pageName(page);
  const cells = [
    formatCount(page.inquiries),
    formatShare(page.replied, page.inquiries),
    formatDuration(page.replySeconds),
    wonShare(page),
  ];
  return (
    <Table.Row bg="transparent">
      <Table.Cell asChild paddingInlineStart="0" fontWeight="400" textAlign="start">
        <th scope="row">
          {page.path === "" ? (
            name
          ) : (
            <Link
              href={new URL(page.path, publicSite).href}
              target="_blank"
              rel="noopener noreferrer"
              variant="underline"
              overflowWrap="anywhere"
            >
              {name}
            </Link>
          )}
          {kind !== "" && (
            <Text textStyle="caption" color="fg.muted">
              {kind}
            </Text>
          )}
        </th>
      </Table.Cell>
      {cells.map((text, index) => (
        <Table.Cell key={COLUMNS[index]} textAlign="end" fontVariantNumeric="tabular-nums">
          {text}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}
