import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { chromium } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { showBodiesAsText } from "./body-view.ts";
import type { BodyView } from "./body-view.ts";
import { ensureBrowser } from "#site/tools/browser.ts";

/** A browser with a profile on disk whose processes can be killed. */
export interface KillableBrowser {
  readonly page: Page;
  /** A second tab of the same profile. */
  newPage(): Promise<Page>;
  /** Sends SIGKILL to every process of the browser. Resolves when it has ended. */
  kill(): Promise<void>;
}

const FLAGS = [
  "--headless=new",
  "--remote-debugging-port=0",
  // Chromium exits when this pipe closes, so it ends with a test runner that is killed.
  "--remote-debugging-pipe",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** Spawns the browser in a separate process group and connects over CDP, because Playwright does not
 * expose the process id of a browser that it starts itself. */
export async function startKillableBrowser(
  profile: string,
  bodyView: BodyView = "text",
): Promise<KillableBrowser> {
  const child = spawn(ensureBrowser(), [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
    detached: true,
    stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
  });
  const [, , errors] = child.stdio;
  if (errors === null) throw new Error("The browser has no standard error.");
  const ended = once(child, "exit");
  const kill = async () => {
    if (child.pid === undefined) return;
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, "SIGKILL");
    await ended;
  };
  try {
    const browser = await connect(errors);
    const context = browser.contexts()[0];
    if (context === undefined) throw new Error("The browser has no default context.");
    if (bodyView === "text") await showBodiesAsText(context);
    const page = context.pages()[0] ?? (await context.newPage());
    return { page, newPage: () => context.newPage(), kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

async function connect(stderr: NodeJS.ReadableStream): Promise<Browser> {
  for await (const line of createInterface({ input: stderr })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    // Unread output would fill the pipe and stop the browser.
    stderr.resume();
    return chromium.connectOverCDP(address);
  }
  throw new Error("The browser ended before it could be driven.");
}
