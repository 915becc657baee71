import type { Fragment, Mark } from "@tiptap/pm/model";

/** White space, or a part of a word with the same marks. */
export interface Piece {
  readonly text: string;
  readonly isSpace: boolean;
  readonly marks: readonly Mark[];
}

/**
 * Splits inline content at white space, without white space at both ends. White space keeps only the marks
 * of both its neighbours: markup has no emphasis that begins or ends with white space.
 */
export function inlinePieces(content: Fragment): Piece[] {
  const pieces: Piece[] = [];
  content.forEach((node) => {
    for (const text of (node.text ?? "").split(/(\s+)/)) {
      if (text !== "") append(pieces, { text, isSpace: /\s/.test(text), marks: node.marks });
    }
  });
  if (pieces[0]?.isSpace === true) pieces.shift();
  if (pieces.at(-1)?.isSpace === true) pieces.pop();
  return pieces.map((piece, index) => (piece.isSpace ? spaceBetween(pieces, index, piece) : piece));
}

/** Merges white space of different marks. */
function append(pieces: Piece[], piece: Piece) {
  const last = pieces.at(-1);
  if (last?.isSpace !== true || !piece.isSpace) pieces.push(piece);
  else
    pieces[pieces.length - 1] = {
      ...last,
      text: last.text + piece.text,
      marks: common(last, piece),
    };
}

function spaceBetween(pieces: readonly Piece[], index: number, space: Piece): Piece {
  const before = common(space, pieces[index - 1]);
  const marks = common({ marks: before }, pieces[index + 1]);
  return { ...space, text: space.text.replace(/[\t\n\r]/g, " "), marks };
}

function common(
  one: Pick<Piece, "marks">,
  other: Pick<Piece, "marks"> | undefined,
): readonly Mark[] {
  return one.marks.filter((mark) => mark.isInSet(other?.marks ?? []));
}
