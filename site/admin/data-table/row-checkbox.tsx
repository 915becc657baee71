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

/** Replaces the look of browsers, which fill an empty box of the dark color scheme with a cold grey. */
const DRAWN = {
  appearance: "none",
  borderWidth: "1px",
  borderColor: "fg.muted",
  borderRadius: "2px",
  bg: "transparent",
  "&:is(:checked, :indeterminate)": { bg: "clay.solid", borderColor: "clay.solid" },
  _after: { content: '""', position: "absolute", display: "none", borderColor: "clay.contrast" },
  "&:checked::after": {
    display: "block",
    insetInlineStart: "4px",
    top: "1px",
    width: "6px",
    height: "10px",
    borderInlineEndWidth: "2px",
    borderBottomWidth: "2px",
    transform: "rotate(45deg)",
  },
  "&:indeterminate::after": {
    display: "block",
    insetInline: "3px",
    top: "6px",
    borderTopWidth: "2px",
  },
  "@media (forced-colors: active)": { appearance: "auto", "&&::after": { display: "none" } },
} as const;

/** Native checkbox; the pseudo-element `before` enlarges its hit area. */
const Box = chakra(
  "input",
  {
    base: {
      ...DRAWN,
      width: "4",
      height: "4",
      flex: "none",
      cursor: "pointer",
      verticalAlign: "middle",
      position: "relative",
      // The area is measured from inside the border.
      _before: fingerArea("-11px"),
      [COARSE]: { _before: { inset: "-15px" } },
    },
  },
  { defaultProps: { type: "checkbox" } },
);
