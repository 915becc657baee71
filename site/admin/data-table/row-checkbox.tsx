import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { COARSE, fingerArea } from "#site/ui/theme/touch.ts";
import type { RowSelection } from "./use-selection.ts";

interface RowCheckboxProps<Row> {
  readonly selection: RowSelection<Row>;
  readonly id: string;
  /** Title of the row: "Select Warm minimalism". */
  readonly title: string;
}

/** Checkbox of a row; Shift with a click or the space bar selects a range. */
export function RowCheckbox<Row>({ selection, id, title }: RowCheckboxProps<Row>) {
  const shift = useRef(false);
  return (
    <Box
      aria-label={`Select ${title}`}
      data-row-select=""
      checked={selection.has(id)}
      onClick={(event) => {
        shift.current = event.shiftKey;
      }}
      onChange={() => {
        selection.toggle(id, shift.current);
      }}
    />
  );
}

interface PageCheckboxProps<Row> {
  readonly selection: RowSelection<Row>;
  /** Plural noun of the rows, such as "posts". */
  readonly noun: string;
}

/** Checkbox that selects all rows of the page or none. */
export function PageCheckbox<Row>({ selection, noun }: PageCheckboxProps<Row>) {
  const box = useRef<HTMLInputElement>(null);
  const { page } = selection;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = page === "some";
  }, [page]);
  return (
    <Box
      ref={box}
      aria-label={`Select all ${noun} of this page`}
      checked={page === "all"}
      onChange={() => {
        selection.selectPage(page !== "all");
      }}
    />
  );
}

/** Native checkbox in the accent colour; the pseudo-element enlarges its hit area. */
const Box = chakra(
  "input",
  {
    base: {
      accentColor: "clay.solid",
      width: "4",
      height: "4",
      flex: "none",
      cursor: "pointer",
      verticalAlign: "middle",
      position: "relative",
      _before: fingerArea("-2.5"),
      [COARSE]: { _before: { inset: "-3.5" } },
    },
  },
  { defaultProps: { type: "checkbox" } },
);
