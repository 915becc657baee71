import { registerHooks } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { built } from "#desktop/e2e/host/built.ts";
import type { FakeElectronState } from "./state.ts";

const here = (name: string) => pathToFileURL(path.join(import.meta.dirname, name)).href;
const builtUrl = pathToFileURL(built).href;
/** Milliseconds; longer than any evaluation of main on a loaded machine. */
const EVALUATION_MS = 15_000;
let starts = 0;

// Every start loads its own modules, as every start of the app does.
registerHooks({
  resolve(specifier, context, next) {
    const start = startOf(context.parentURL);
    if (start === undefined) return next(specifier, context);
    if (specifier === "electron") return at(here("electron.ts"), start);
    if (specifier === "boundary:globals") return at(here("main-globals.ts"), start);
    if (specifier === "boundary:updater") return at(here("electron-updater.ts"), start);
    const resolved = next(specifier, context);
    return resolved.url.startsWith(builtUrl)
      ? { ...resolved, url: `${resolved.url}?start=${start}` }
      : resolved;
  },
  load(url, context, next) {
    if (startOf(url) === undefined || !url.startsWith(builtUrl)) return next(url, context);
    const loaded = next(url, context);
    const source = text(loaded.source);
    const globals = 'import { process, setInterval, setTimeout } from "boundary:globals";\n';
    const updater = 'export { default } from "boundary:updater";\n';
    const isUpdater = url.includes("/chunks/") && source.includes("NsisUpdater");
    return { ...loaded, source: isUpdater ? updater : globals + source };
  },
});

const startOf = (url: string | undefined) => /[?&]start=(\d+)/.exec(url ?? "")?.[1];
const at = (url: string, start: string) => ({ url: `${url}?start=${start}`, shortCircuit: true });

function text(source: string | ArrayBuffer | NodeJS.TypedArray | undefined): string {
  if (typeof source === "string") return source;
  return source === undefined ? "" : Buffer.from(source as Uint8Array).toString("utf8");
}

/** Evaluates the built main as Electron does (lib/browser/init.ts): `ready` follows the end of the
 * evaluation, successful or not. Throws when it does not end, where Electron would hang. */
export async function runMain(state: FakeElectronState): Promise<void> {
  starts += 1;
  const main = pathToFileURL(path.join(built, "main", "index.js")).href;
  const evaluated = import(`${main}?start=${String(starts)}`).then(
    () => true,
    (error: unknown) => {
      state.processEvents.emit("uncaughtException", error);
      return true;
    },
  );
  const { promise: waited, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, EVALUATION_MS, false);
  const ended = await Promise.race([evaluated, waited]);
  clearTimeout(timer);
  if (!ended) {
    throw new Error(
      `Main was not evaluated within ${String(EVALUATION_MS / 1000)} s: it awaits at top level what comes after \`ready\`, which Electron emits after the evaluation (electron#40719).`,
    );
  }
  state.lifecycle.becomeReady();
}

/** Passes main's unhandled errors to the listeners of its process. Returns the function that ends it. */
export function forwardFailures(state: FakeElectronState): () => void {
  const forward = (event: string) => (reason: unknown) => {
    state.processEvents.emit(event, reason);
  };
  const rejected = forward("unhandledRejection");
  process.on("unhandledRejection", rejected);
  state.processEvents.on("uncaughtException", (error: unknown) => {
    // Electron's default listener shows errors that no listener of the app handles.
    if (state.processEvents.listenerCount("uncaughtException") > 1) return;
    const content = `Uncaught Exception:\n${String(error)}`;
    state.notices.errorBoxes.push({
      title: "A JavaScript error occurred in the main process",
      content,
    });
  });
  return () => process.off("unhandledRejection", rejected);
}
