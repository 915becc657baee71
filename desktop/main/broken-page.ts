import type { BrowserWindow, Dialog } from "electron";

const CRASHES = 3;
const WITHIN_MS = 60_000;

interface BrokenPageEffects {
  readonly dialog: Pick<Dialog, "showMessageBox">;
  readonly report: (message: string) => void;
  /** Called at a crash, before the page reloads. */
  readonly onCrash: () => void;
}

/** Reloads a page after a crash; its drafts restore typed text. After three crashes in a minute, and
 * for an unresponsive page, a dialog lets the user decide. */
export function watchBrokenPage(window: BrowserWindow, effects: BrokenPageEffects): void {
  const { webContents } = window;
  let crashes: number[] = [];
  const reload = () => {
    if (!window.isDestroyed()) webContents.reload();
  };
  webContents.on("render-process-gone", (_event, { reason }) => {
    if (reason === "clean-exit" || window.isDestroyed()) return;
    effects.onCrash();
    crashes = [...crashes.filter((time) => Date.now() - time < WITHIN_MS), Date.now()];
    if (crashes.length < CRASHES) reload();
    else void confirmReload(window, effects).then(reload);
  });
  watchHanging(window, effects);
}

/** Resolves when the user chooses to reload the page. */
async function confirmReload(window: BrowserWindow, { dialog }: BrokenPageEffects): Promise<void> {
  await dialog.showMessageBox(window, {
    type: "error",
    message: "The dashboard stopped several times.",
    detail: "What you typed is saved on this computer. The log, under Help, says what happened.",
    buttons: ["Load Again"],
  });
}

function watchHanging(window: BrowserWindow, { dialog, report }: BrokenPageEffects): void {
  const { webContents } = window;
  let question: AbortController | null = null;
  const showQuestion = async () => {
    question = new AbortController();
    const { response } = await dialog.showMessageBox(window, {
      type: "warning",
      message: "The dashboard does not respond.",
      detail: "Wait a little longer, or load it again. What you typed is saved on this computer.",
      buttons: ["Wait", "Load Again"],
      defaultId: 0,
      cancelId: 0,
      signal: question.signal,
    });
    question = null;
    if (response !== 1 || window.isDestroyed()) return;
    report("The page did not respond and was ended.");
    // `render-process-gone` follows and reloads the page.
    webContents.forcefullyCrashRenderer();
  };
  window.on("unresponsive", () => {
    if (question === null) void showQuestion();
  });
  window.on("responsive", () => {
    question?.abort();
  });
}
