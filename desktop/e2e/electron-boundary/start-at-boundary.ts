import { registerHooks } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { built } from "#desktop/e2e/built.ts";
import type { RunningApp } from "#desktop/e2e/machine.ts";
import { boundaryMachine } from "./boundary-machine.ts";
import { makeCurrent } from "./current.ts";
import { OWN_ORIGIN } from "./origins.ts";
import { pageServer } from "./page-server.ts";
import { connectPreload } from "./preload-world.ts";
import { BoundaryState } from "./state.ts";

const boundary = pathToFileURL(path.join(import.meta.dirname, "electron.ts"));
let starts = 0;

// Every start gets modules of its own, as every start of the app does.
registerHooks({
  resolve(specifier, context, next) {
    const start = /[?&]start=(\d+)/.exec(context.parentURL ?? "")?.[1];
    if (specifier === "electron" && start !== undefined) {
      return { url: `${boundary.href}?start=${start}`, shortCircuit: true };
    }
    const resolved = next(specifier, context);
    const ownChunk = start !== undefined && resolved.url.startsWith(pathToFileURL(built).href);
    return ownChunk ? { ...resolved, url: `${resolved.url}?start=${start}` } : resolved;
  },
});

export interface StartOptions extends Partial<
  Pick<BoundaryState, "keyring" | "machine" | "firstInstance" | "dark">
> {
  /** Holds user data and logs. */
  readonly folder: string;
  /** Arguments of the start, such as a link. */
  readonly arguments?: readonly string[];
}

/** Starts the built main process at the Electron boundary and shows its window in this page. */
export async function startAtBoundary(page: Page, options: StartOptions): Promise<RunningApp> {
  const { folder, arguments: given = [], ...machine } = options;
  const origin = await pageServer();
  const state = Object.assign(new BoundaryState(folder), machine);
  makeCurrent(state);
  const forgetListeners = rememberListeners();
  await connectPreload(page, state, path.join(built, "preload", "index.cjs"), origin);
  state.loadPage = async (url) => {
    await page.goto(url.replace(OWN_ORIGIN, origin));
  };
  await guardNavigation(page, state, origin);
  askBeforeUnload(page, state);
  await runMain(given);
  const end = async () => {
    forgetListeners();
    await page.close();
  };
  return { page, machine: boundaryMachine(page, state), origin, boundary: state, end };
}

async function runMain(given: readonly string[]): Promise<void> {
  starts += 1;
  const ownArguments = [...process.argv];
  process.argv.push(...given);
  try {
    await import(
      `${pathToFileURL(path.join(built, "main", "index.js")).href}?start=${String(starts)}`
    );
  } finally {
    process.argv = ownArguments;
  }
}

/** Main listens to the failures of its process, which is the test's here and outlives it. */
function rememberListeners(): () => void {
  const watched = ["uncaughtException", "unhandledRejection"] as const;
  const before = watched.map((event) => process.listeners(event as "uncaughtException"));
  return () => {
    watched.forEach((event, index) => {
      for (const listener of process.listeners(event as "uncaughtException")) {
        if (before[index]?.includes(listener) !== true) process.off(event, listener);
      }
    });
  };
}

/** A navigation of the window asks main first, as Electron does. */
async function guardNavigation(page: Page, state: BoundaryState, origin: string): Promise<void> {
  const leavesApp = (url: URL) => url.origin !== origin;
  await page.route(leavesApp, async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) {
      await route.fallback();
      return;
    }
    const event = preventable();
    state.contents.emit("will-navigate", Object.assign(event, { url: request.url() }));
    await (event.prevented ? route.abort("aborted") : route.fulfill({ body: "elsewhere" }));
  });
}

/** An objection of the page to closing reaches main, whose answer decides. */
function askBeforeUnload(page: Page, state: BoundaryState): void {
  page.on("dialog", (dialog) => {
    const event = preventable();
    state.contents.emit("will-prevent-unload", event);
    void (event.prevented ? dialog.accept() : dialog.dismiss());
  });
}

function preventable() {
  return {
    prevented: false,
    preventDefault() {
      this.prevented = true;
    },
  };
}
