import { expect, it } from "vitest";
import { menuPlace } from "./slash-menu-place.ts";

const SPACE = { width: 1200, height: 800, end: 800 };
const caretAt = (top: number) => ({ top, bottom: top + 30, left: 300 });

it("SU20 the menu opens below the caret, cut if it is long", () => {
  expect(menuPlace(caretAt(100), 15, SPACE)).toEqual({
    left: "300px",
    maxHeight: "426px",
    top: "136px",
  });
  expect(menuPlace(caretAt(500), 15, SPACE)).toMatchObject({ top: "536px", maxHeight: "258px" });
});

it("SU20 the menu opens above the caret only if it does not fit below", () => {
  expect(menuPlace(caretAt(560), 15, SPACE)).toMatchObject({ bottom: "246px" });
  expect(menuPlace(caretAt(560), 2, SPACE)).toMatchObject({ top: "596px" });
  // The keyboard of a phone takes the lower part of the window.
  expect(menuPlace(caretAt(300), 15, { ...SPACE, end: 500 })).toMatchObject({ bottom: "506px" });
  expect(menuPlace(caretAt(60), 15, { ...SPACE, end: 200 })).toMatchObject({ top: "96px" });
});
