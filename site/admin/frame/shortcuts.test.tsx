import { expect, it } from "vitest";
import { stepOfKey } from "#site/admin/rich-text-editor/index.ts";
import { SHORTCUTS } from "./shortcuts.ts";

it("lists the keys of both steps of a gallery's history", () => {
  const steps = SHORTCUTS.filter(({ does }) => does.includes("gallery")).map(
    ({ keys: [...keys] }) =>
      stepOfKey(
        new KeyboardEvent("keydown", {
          key: keys.at(-1) ?? "",
          ctrlKey: keys.includes("Mod"),
          shiftKey: keys.includes("Shift"),
        }),
      ),
  );
  expect(steps).toEqual(["undo", "redo"]);
});
