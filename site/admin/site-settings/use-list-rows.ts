import { useState } from "react";
import {
  emptyRow,
  linesOf,
  parseRows,
  rowProblems,
  serializeRows,
} from "#site/schemas/list-rows.ts";
import type { ListFormat, ListRow } from "#site/schemas/list-rows.ts";

interface EditedRow {
  /** Stays with the row when it is moved. */
  readonly id: string;
  readonly texts: ListRow;
  /** Texts and line that an invalid row was parsed from; null for others. */
  readonly source: { readonly texts: ListRow; readonly line: string } | null;
}

interface EditedList {
  /** The list that the rows stand for. */
  readonly list: string;
  readonly rows: readonly EditedRow[];
}

/**
 * The rows of a list whose text is a value of a form. That text is the list as it will be stored: without empty rows,
 * and without spaces at the ends of texts, which the rows keep while they are edited. An invalid row that is not
 * changed remains the line that it was: serialized again, each | in it would be escaped, which the site does not parse.
 */
export function useListRows(format: ListFormat, list: string, onChange: (list: string) => void) {
  const [state, setState] = useState<EditedList>(() => openList(format, list));
  // The form has another list than the one typed here: a restored draft, or what was saved.
  const edited = state.list === list ? state : openList(format, list);
  if (edited !== state) setState(edited);
  const { rows } = edited;
  const change = (next: readonly EditedRow[]) => {
    const changed = next
      .map((row) => lineOf(format, row))
      .filter((line) => line !== "")
      .join("\n");
    setState({ list: changed, rows: next });
    onChange(changed);
  };
  return {
    rows: rows.map((row) => ({ id: row.id, texts: row.texts, line: lineOf(format, row) })),
    write: (index: number, name: string, text: string) => {
      change(
        rows.map((row, place) =>
          place === index ? { ...row, texts: { ...row.texts, [name]: text } } : row,
        ),
      );
    },
    add: () => {
      const id = String(Math.max(-1, ...rows.map((row) => Number(row.id))) + 1);
      change([...rows, { id, texts: emptyRow(format), source: null }]);
    },
    move: (from: number, to: number) => {
      const moved = rows[from];
      if (moved !== undefined) change(rows.toSpliced(from, 1).toSpliced(to, 0, moved));
    },
    remove: (index: number) => {
      change(rows.toSpliced(index, 1));
    },
  };
}

function openList(format: ListFormat, list: string): EditedList {
  const lines = linesOf(list);
  const rows = parseRows(format, list).map((texts, index) => {
    const isInvalid = Object.keys(rowProblems(format, texts)).length > 0;
    const source = isInvalid ? { texts, line: lines[index] ?? "" } : null;
    return { id: String(index), texts, source };
  });
  return { list, rows };
}

/** The line of a row, as it is stored; empty for a row without text. */
function lineOf(format: ListFormat, { texts, source }: EditedRow): string {
  const isUnchanged =
    source !== null && Object.entries(texts).every(([name, text]) => source.texts[name] === text);
  return isUnchanged ? source.line : serializeRows(format, [texts]);
}
