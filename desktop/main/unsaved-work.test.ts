import type { MessageBoxSyncOptions } from "electron";
import { expect, it, vi } from "vitest";
import { mayLeave, unsavedQuestion } from "./unsaved-work.ts";

it.each([
  [[], "There are changes that are not saved."],
  [["Lamps"], "“Lamps” is not saved."],
  [["Lamps", "Oak"], "“Lamps” and “Oak” are not saved."],
  [["A", "B", "C", "D", "E"], "“A”, “B”, “C” and 2 more are not saved."],
])("names what is unsaved: %j", (texts, sentence) => {
  expect(unsavedQuestion({ texts, actions: [] })).toBe(sentence);
});

it("names the lists that are being changed", () => {
  const actions = ["Blog Posts", "Projects"];
  const running = "A bulk action in “Blog Posts” and “Projects” is still running.";
  expect(unsavedQuestion({ texts: [], actions })).toBe(running);
  expect(unsavedQuestion({ texts: ["Oak"], actions })).toBe(`“Oak” is not saved. ${running}`);
});

it("stays unless the user chooses to leave", () => {
  const showMessageBoxSync = vi.fn<(window: unknown, options: MessageBoxSyncOptions) => number>();
  const work = { texts: ["Lamps"], actions: [] };
  const confirmLeave = () => mayLeave({ showMessageBoxSync } as never, {} as never, work);
  showMessageBoxSync.mockReturnValueOnce(0).mockReturnValueOnce(1);
  expect(confirmLeave()).toBe(false);
  expect(confirmLeave()).toBe(true);
  expect(showMessageBoxSync.mock.calls[0]?.[1]).toMatchObject({ defaultId: 0, cancelId: 0 });
});
