import { Table } from "@chakra-ui/react";
import { useState } from "react";
import type { PostListRow } from "#supabase/data/posts.ts";
import { walkRows } from "#site/admin/lists/walk-rows.ts";
import { PostTableRow } from "./post-table-row.tsx";
import { WIDE } from "./wide-column.ts";

/** A table on wide screens; on phones each row keeps title, state and actions. */
export function PostsTable({ rows }: { readonly rows: readonly PostListRow[] }) {
  const [now] = useState(() => new Date());
  return (
    <Table.Root size="sm" variant="line" aria-label="Posts" bg="transparent">
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader paddingInlineStart="0">Post</Table.ColumnHeader>
          <Table.ColumnHeader {...WIDE}>Status</Table.ColumnHeader>
          <Table.ColumnHeader {...WIDE}>Category</Table.ColumnHeader>
          <Table.ColumnHeader {...WIDE}>Author</Table.ColumnHeader>
          <Table.ColumnHeader {...WIDE}>Updated</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end" paddingInlineEnd="0">
            Actions
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body onKeyDown={walkRows}>
        {rows.map((row) => (
          <PostTableRow key={row.id} row={row} now={now} />
        ))}
      </Table.Body>
    </Table.Root>
  );
}
