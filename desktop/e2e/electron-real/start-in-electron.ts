import path from "node:path";
import { _electron } from "@playwright/test";
import type { ElectronApplication } from "@playwright/test";
import { built } from "#desktop/e2e/host/built.ts";
import type { StartedApp } from "#desktop/e2e/host/app-driver.ts";
import { showBodiesAsText } from "#site/e2e/body-view.ts";
import { electronProgram } from "./program.ts";
import { realAppDriver } from "./real-app-driver.ts";
import { recordSystem } from "./record-system.ts";

interface StartOptions {
  /** Folder of user data and logs. */
  readonly folder: string;
  /** Arguments of the start, such as a link. */
  readonly arguments?: readonly string[];
}

/** Starts the built app in real Electron; only the system's dialogs and notifications are faked. */
export async function startInElectron(
  options: StartOptions,
): Promise<StartedApp & { readonly boundary: null }> {
  const { folder, arguments: given = [] } = options;
  const executablePath = electronProgram();
  if (executablePath === null) throw new Error("Electron's program is not on this machine.");
  const app = await _electron.launch({
    executablePath,
    args: [
      built,
      `--user-data-dir=${path.join(folder, "user-data")}`,
      // Chromium refuses its sandbox to root, the user of containers.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ...given,
    ],
  });
  await recordSystem(app);
  const page = await app.firstWindow();
  await showBodiesAsText(app.context());
  return {
    page,
    driver: await realAppDriver(app),
    origin: "studio://dashboard",
    boundary: null,
    end: () => kill(app),
  };
}

async function kill(app: ElectronApplication): Promise<void> {
  const program = app.process();
  if (program.exitCode !== null || program.signalCode !== null) return;
  const closed = app.waitForEvent("close");
  program.kill("SIGKILL");
  await closed;
}
