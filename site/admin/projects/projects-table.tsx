import { HStack, Table, VisuallyHidden } from "@chakra-ui/react";
import { STACKED, WIDE } from "#site/admin/data-table/responsive-rows.ts";
import { PageCheckbox } from "#site/admin/data-table/row-checkbox.tsx";
import type { RowSelection } from "#site/admin/data-table/use-selection.ts";
import { roveFocus } from "#site/admin/data-table/roving-focus.ts";
import type { ListedProject } from "#site/schemas/project.ts";
import type { PortfolioOrder } from "./use-portfolio-order.ts";
import { ProjectTableRow } from "./project-table-row.tsx";
import { projectLabel } from "./project-form-rules.ts";

interface ProjectsTableProps {
  readonly rows: readonly ListedProject[];
  /** Fetch time of the rows. */
  readonly now: Date;
  readonly selection: RowSelection<ListedProject>;
  /** null unless the list is in portfolio order. */
  readonly order: PortfolioOrder | null;
}

/** A table on wide screens; on phones each row contains the same data below its title. */
export function ProjectsTable({ rows, now, selection, order }: ProjectsTableProps) {
  const isTrash = rows.every(({ deleted_at }) => deleted_at !== null);
  return (
    <>
      <VisuallyHidden aria-live="polite">{order?.announcement ?? ""}</VisuallyHidden>
      <Table.Root size="sm" aria-label="Projects" bg="transparent" {...STACKED.table}>
        <Table.Header>
          <Table.Row bg="transparent">
            <Table.ColumnHeader paddingInlineStart="0">
              <HStack gap="3">
                <PageCheckbox selection={selection} noun="projects" /> Project
              </HStack>
            </Table.ColumnHeader>
            <Table.ColumnHeader {...WIDE}>{projectLabel("status")}</Table.ColumnHeader>
            <Table.ColumnHeader {...WIDE}>{projectLabel("categoryId")}</Table.ColumnHeader>
            <Table.ColumnHeader {...WIDE}>{projectLabel("location")}</Table.ColumnHeader>
            <Table.ColumnHeader {...WIDE}>Year</Table.ColumnHeader>
            <Table.ColumnHeader {...WIDE}>{isTrash ? "Time left" : "Updated"}</Table.ColumnHeader>
            <Table.ColumnHeader {...WIDE} textAlign="end" paddingInlineEnd="0">
              Actions
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body onKeyDown={roveFocus}>
          {rows.map((row) => (
            <ProjectTableRow key={row.id} row={row} now={now} selection={selection} order={order} />
          ))}
        </Table.Body>
      </Table.Root>
    </>
  );
}
