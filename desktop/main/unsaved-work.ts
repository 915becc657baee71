import type { BrowserWindow, Dialog } from "electron";
import type { UnsavedWork } from "../shared/bridge.ts";

/** The sentence that names the unsaved texts and the lists that are being changed. */
export function unsavedQuestion({ texts, actions }: UnsavedWork): string {
  if (texts.length + actions.length === 0) return "There are changes that are not saved.";
  const unsaved = `${listed(texts)} ${texts.length === 1 ? "is" : "are"} not saved.`;
  const running = `A bulk action in ${listed(actions)} is still running.`;
  if (actions.length === 0) return unsaved;
  return texts.length === 0 ? running : `${unsaved} ${running}`;
}

function listed(names: readonly string[]): string {
  const quoted = names.slice(0, 3).map((name) => `“${name}”`);
  const more = names.length - quoted.length;
  const list = more > 0 ? [...quoted, `${String(more)} more`] : quoted;
  const last = list.at(-1) ?? "";
  return list.length > 1 ? `${list.slice(0, -1).join(", ")} and ${last}` : last;
}

const TEXTS_STAY = "What you typed is kept on this computer and offered again next time.";
const ACTIONS_STOP = "If you leave now, the remaining rows stay as they are.";

/** Shows a dialog before closing with unsaved work. True when the user chooses to leave. */
export function mayLeave(
  dialog: Pick<Dialog, "showMessageBoxSync">,
  window: BrowserWindow,
  work: UnsavedWork,
): boolean {
  const onlyActions = work.texts.length === 0 && work.actions.length > 0;
  const consequences = [
    ...(onlyActions ? [] : [TEXTS_STAY]),
    ...(work.actions.length > 0 ? [ACTIONS_STOP] : []),
  ];
  const choice = dialog.showMessageBoxSync(window, {
    type: "warning",
    message: unsavedQuestion(work),
    detail: consequences.join(" "),
    buttons: [onlyActions ? "Stay" : "Keep Editing", "Leave"],
    defaultId: 0,
    cancelId: 0,
  });
  return choice === 1;
}
