import { useEffect } from "react";
import type { RefObject } from "react";
import type { BodyPlace } from "#site/admin/visual-editor/body-place.ts";

/** Puts the caret of a new text field to where it was in the visual editor, in view, and the other way round. */
export function useTextPlace(area: RefObject<HTMLTextAreaElement | null>, place: BodyPlace) {
  useEffect(() => {
    const field = area.current;
    if (field === null) return undefined;
    const offset = place.take();
    if (offset !== null) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(offset, offset);
      showLine(field, lineTop(field, offset));
    }
    return place.attach(() => field.selectionStart);
  }, [area, place]);
}

/** Shares of the window between which a line is well in view: no bar at its edges covers it. */
const IN_VIEW = { from: 0.25, to: 0.65 };

/** Scrolls a line into the upper part of its field and of the window. */
function showLine(field: HTMLTextAreaElement, top: number) {
  field.scrollTop = top - field.clientHeight * IN_VIEW.from;
  const y = field.getBoundingClientRect().top + top - field.scrollTop;
  const { innerHeight } = window;
  if (y >= innerHeight * IN_VIEW.from && y <= innerHeight * IN_VIEW.to) return;
  window.scrollBy({ top: y - innerHeight * IN_VIEW.from, behavior: "instant" });
}

/** Properties on which the lines of a text depend. */
const TEXT_STYLE = [
  ...["width", "padding", "font", "letter-spacing", "line-height", "tab-size"],
  ...["overflow-wrap", "word-break"],
];

/** Distance of the line at an offset from the top of the text. Measured in a copy: a text field has no positions. */
function lineTop(field: HTMLTextAreaElement, offset: number): number {
  const copy = document.createElement("div");
  const style = getComputedStyle(field);
  for (const name of TEXT_STYLE) copy.style.setProperty(name, style.getPropertyValue(name));
  Object.assign(copy.style, { position: "absolute", visibility: "hidden", whiteSpace: "pre-wrap" });
  copy.style.boxSizing = "border-box";
  const end = document.createElement("span");
  end.textContent = "\u200b";
  copy.append(field.value.slice(0, offset), end);
  document.body.append(copy);
  const top = end.offsetTop;
  copy.remove();
  return top;
}
