import { expect, expectTypeOf, it } from "vitest";
import { sortedPage } from "./list-filters.ts";
import { sortColumnNames } from "./sort-columns.ts";
import type { SortColumns } from "./sort-columns.ts";

interface Row {
  readonly title: string;
  readonly town: string | null;
}

const COLUMNS = {
  title: {},
  town: { nullable: true },
} as const satisfies SortColumns<Row>;

it("a table's columns say by which rows are sorted", () => {
  expect(sortColumnNames(COLUMNS)).toEqual(["title", "town"]);
});

it.each([
  ["title", { ascending: true }],
  ["town", { ascending: true, nullsFirst: false }],
  ["id; drop table projects", { ascending: true }],
])("the order by %s is %o", (column, options) => {
  const orders: unknown[] = [];
  const request = {
    ...{ filter: () => null, not: () => null, or: () => null, range: () => null },
    order: (...order: unknown[]) => orders.push(order),
  };
  const sort = { column, direction: "asc" } as const;
  sortedPage(request, COLUMNS, { sort, page: 1, pageSize: 25 });
  expect(orders).toEqual([
    [column, options],
    ["id", { ascending: true }],
  ]);
});

it("the type demands `nullable` where a column can be null, and refuses it elsewhere", () => {
  type Columns = SortColumns<Row>;
  expectTypeOf<{ town: { nullable?: never } }>().not.toExtend<Columns>();
  expectTypeOf<{ town: { nullable: true } }>().toExtend<Columns>();
  expectTypeOf<{ title: { nullable: true } }>().not.toExtend<Columns>();
});
