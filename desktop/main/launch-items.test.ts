import { expect, it } from "vitest";
import { jumpListTasks, launchCommandOf } from "./launch-items.ts";

it("starts the command of a jump list task's flag", () => {
  for (const { arguments: flag, title } of jumpListTasks("C:\\app.exe")) {
    expect(launchCommandOf(["app.exe", flag]), title).not.toBeNull();
  }
  expect(launchCommandOf(["app.exe", "--inquiries"])).toEqual({ type: "tab", tab: "contacts" });
  expect(launchCommandOf(["app.exe", "--new-post-office"])).toBeNull();
});
