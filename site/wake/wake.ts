import { logErrors } from "../browser/log-errors.ts";
import { openMenus } from "../browser/menus.ts";
import { dayLabel } from "../pages/legal/today.ts";
import { changedAnswers } from "./fresh-reads.ts";
import { watchIntents } from "./intents.ts";
import { fetchRows, readsOf } from "./page-data.ts";
import type { Answer, Waking } from "./page-data.ts";
import { keepTypedText } from "./typed-text.ts";

/*
 * All the script that a prerendered page loads by itself. The rest (React, router, Chakra) is fetched
 * when the visitor wants something that needs it, when the rows or facts of the page have changed since the
 * build, or at once where the build had no rows to show.
 */
const backend = {
  url: import.meta.env.VITE_SUPABASE_URL.replace(/\/+$/, ""),
  publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
};
const { app = "", chunks = "", part = "", rows = "", when, kept = "" } = loaderTag().dataset;
/** Set before the first paint by a line in the head. */
const anew = document.documentElement.hasAttribute("data-anew");
const restoreTypedText = keepTypedText(kept);
const held: { replay: () => void; otherwise: () => void }[] = [];
const AFTER_LOAD_MS = 500;
const LONGEST_LOAD_MS = 4000;
let checking: Promise<void> | undefined;
let answers: readonly Answer[] | null = null;
let waking = false;

logErrors();
openMenus();
logPageView();
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) logPageView();
});
for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-today]")) {
  const today = dayLabel(new Date());
  time.dateTime = today.iso;
  time.textContent = today.text;
}
const stopWatching = watchIntents({
  onInterest: wake,
  onAct: (replay, otherwise) => {
    held.push({ replay, otherwise });
    wake();
  },
});
if (when === "now" || anew) wake();
else if (kept !== "" && isKept(kept)) void check().then(wake);
else whenShown(() => void check());

function check(): Promise<void> {
  checking ??= changedAnswers(readsOf(document), backend).then((found) => {
    answers = found;
    if (isOutdated()) wake();
  });
  return checking;
}

function isOutdated(): boolean {
  return answers !== null && answers.length > 0;
}

function wake() {
  if (waking) return;
  waking = true;
  // Its answer may well be here before the script is.
  if (part !== "") void check();
  for (const chunk of (isOutdated() ? chunks : part || chunks).split(" ")) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href: chunk });
    document.head.append(link);
  }
  load().catch((error: unknown) => {
    console.error(`[wake-error] ${window.location.pathname}`, error);
    // The page stays as it is, and the next try may succeed.
    waking = false;
    for (const { otherwise } of held.splice(0)) otherwise();
  });
}

async function load() {
  const awake = part !== "" && !isOutdated() && (await wakePart());
  if (!awake) await wakePage();
  stopWatching();
  restoreTypedText();
  for (const { replay } of held.splice(0)) replay();
}

/** False when the page was found to be out of date meanwhile: then all of it has to wake up. */
async function wakePart(): Promise<boolean> {
  const [entry = ""] = part.split(" ");
  const { start } = (await import(/* @vite-ignore */ entry)) as { start: () => Promise<void> };
  if (isOutdated()) return false;
  await start();
  return true;
}

async function wakePage() {
  const [shown, { start }] = await Promise.all([
    fetchRows(rows),
    import(/* @vite-ignore */ app) as Promise<{ start: (waking: Waking) => Promise<void> }>,
  ]);
  await start({ rows: shown, answers: answers ?? [], current: answers?.length === 0, anew });
}

function loaderTag(): HTMLScriptElement {
  const tag = document.querySelector<HTMLScriptElement>("script[data-app]");
  if (tag === null) throw new Error("The page does not say where its script is.");
  return tag;
}

function logPageView() {
  console.info(`[page-view] ${window.location.pathname}`);
}

/** What the page shows comes first on the line and on the screen, unless a picture hangs. */
function whenShown(run: () => void) {
  let isDue = true;
  const once = () => {
    if (isDue) run();
    isDue = false;
  };
  const soon = () => setTimeout(once, AFTER_LOAD_MS);
  if (document.readyState === "complete") soon();
  else window.addEventListener("load", soon);
  setTimeout(once, LONGEST_LOAD_MS);
}

/** Whether a draft waits in this tab. A browser may deny its storage. */
function isKept(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
