import type { BrowserWindow, Dialog } from "electron";

/** The sentence that names the unsaved work. */
export function unsavedQuestion(names: readonly string[]): string {
  if (names.length === 0) return "There are changes that are not saved.";
  const quoted = names.slice(0, 3).map((name) => `“${name}”`);
  const more = names.length - quoted.length;
  const list = more > 0 ? [...quoted, `${String(more)} more`] : quoted;
  const last = list.at(-1) ?? "";
  const joined = list.length > 1 ? `${list.slice(0, -1).join(", ")} and ${last}` : last;
  return `${joined} ${names.length === 1 ? "is" : "are"} not saved.`;
}

/** Shows a dialog before closing with unsaved work. True when the user chooses to leave. */
export function mayLeave(
  dialog: Pick<Dialog, "showMessageBoxSync">,
  window: BrowserWindow,
  names: readonly string[],
): boolean {
  const choice = dialog.showMessageBoxSync(window, {
    type: "warning",
    message: unsavedQuestion(names),
    detail: "What you typed is kept on this computer and offered again next time.",
    buttons: ["Keep Editing", "Leave"],
    defaultId: 0,
    cancelId: 0,
  });
  return choice === 1;
}
