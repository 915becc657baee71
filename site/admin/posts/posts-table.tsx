import { HStack, Table } from "@chakra-ui/react";
import { memo, useState } from "react";
import type { ListedPost } from "#site/schemas/post.ts";
import { STACKED, WIDE } from "#site/admin/data-table/responsive-rows.ts";
import { PageCheckbox } from "#site/admin/data-table/row-checkbox.tsx";
import type { RowSelection } from "#site/admin/data-table/use-selection.ts";
import { roveFocus } from "#site/admin/data-table/roving-focus.ts";
import { PostTableRow } from "./post-table-row.tsx";
import { postLabel } from "./post-form-rules.ts";

interface PostsTableProps {
  readonly rows: readonly ListedPost[];
  readonly selection: RowSelection<ListedPost>;
}

/** A table on wide screens; on phones each row reduces to title, state and actions. */
export const PostsTable = memo(function PostsTable({ rows, selection }: PostsTableProps) {
  const [now] = useState(() => new Date());
  const isTrash = rows.every(({ deleted_at }) => deleted_at !== null);
  return (
    <Table.Root size="sm" variant="line" aria-label="Posts" bg="transparent" {...STACKED.table}>
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader paddingInlineStart="0">
            <HStack gap="3">
              <PageCheckbox selection={selection} noun="posts" /> Post
            </HStack>
          </Table.ColumnHeader>
          <Table.ColumnHeader {...WIDE}>{postLabel("status")}</Table.ColumnHeader>
          <Table.ColumnHeader {...WIDE}>{postLabel("categoryId")}</Table.ColumnHeader>
          <Table.ColumnHeader {...WIDE}>{postLabel("author")}</Table.ColumnHeader>
          <Table.ColumnHeader {...WIDE}>{isTrash ? "Time left" : "Updated"}</Table.ColumnHeader>
          <Table.ColumnHeader {...WIDE} textAlign="end" paddingInlineEnd="0">
            Actions
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body onKeyDown={roveFocus}>
        {rows.map((row) => (
          <PostTableRow key={row.id} row={row} now={now} selection={selection} />
        ))}
      </Table.Body>
    </Table.Root>
  );
});
