import { logError, logErrors } from "../browser/log-errors.ts";
import { openMenus } from "../browser/menus.ts";
import { lowerCaseAddress } from "../config/letter-case.ts";
import { dayLabel } from "../pages/legal/today.ts";
import { changedAnswers } from "./fresh-reads.ts";
import { watchIntents } from "./intents.ts";
import { keepDraft } from "./kept-draft.ts";
import type { Answer, PageData, Waking } from "./page-data.ts";
import { kept } from "./tab-storage.ts";
import { whenShown } from "./when-shown.ts";

/*
 * All the script that a prerendered page loads by itself, at most 3 KB packed (bench/bars.ts). The rest
 * (React, router, Chakra) is fetched when the visitor wants something that needs it, when the rows or facts
 * of the page have changed since the build, or at once where the build had no rows to show.
 */
// First: a page that broke off on its way has menus, too, and its console says what it lacks.
logErrors();
openMenus();
logPageView();
// Hosts whose rules regard the case of letters answer /About with the not-found page, others with the page.
const lower = lowerCaseAddress(window.location.pathname);
if (lower) window.location.replace(lower + window.location.search + window.location.hash);
const backend = {
  url: import.meta.env.VITE_SUPABASE_URL.replace(/\/+$/, ""),
  publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
};
const { reads, chunks, rows, part, draft, atOnce } = JSON.parse(
  document.getElementById("page-data")?.textContent ?? "",
) as PageData;
/** Set before the first paint by a line in the head. */
const anew = document.documentElement.hasAttribute("data-anew");
const held: HTMLElement[] = [];
let checking: Promise<void> | undefined;
let answers: readonly Answer[] | null = null;
let waking = false;

window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) logPageView();
});
for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-today]")) {
  const today = dayLabel(new Date());
  time.dateTime = today.iso;
  time.textContent = today.text;
}
if (draft) keepDraft(draft);
const watching = watchIntents(wake);
if (atOnce || anew) wake();
// Submitted before this script was here (server/inline-scripts.ts).
else if ("submitted" in document.documentElement.dataset) {
  wake(document.querySelector<HTMLElement>("[data-island] form") ?? undefined);
} else if (draft && kept(draft)) {
  void check().then(() => {
    wake();
  });
} else whenShown(check);

function check(): Promise<void> {
  checking ??= changedAnswers(reads, backend).then((found) => {
    answers = found;
    if (isOutdated()) wake();
  });
  return checking;
}

function isOutdated(): boolean {
  return answers !== null && answers.length > 0;
}

function wake(acted?: HTMLElement) {
  if (acted && !held.includes(acted)) held.push(acted);
  if (waking) return;
  waking = true;
  // Its answer may well be here before the script is.
  if (part) void check();
  for (const href of (!isOutdated() && part) || chunks) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href });
    document.head.append(link);
  }
  load().then(
    () => {
      watching.abort();
      for (const wanted of held) {
        if (wanted instanceof HTMLFormElement) wanted.requestSubmit();
        else wanted.click();
      }
    },
    (error: unknown) => {
      logError("wake-error", error);
      // The page stays as it is, and the next try may succeed.
      waking = false;
      const unsent = document.querySelector<HTMLElement>("[data-unsent]");
      if (unsent && held.some((wanted) => wanted instanceof HTMLFormElement)) unsent.hidden = false;
      for (const wanted of held.splice(0)) {
        if (wanted instanceof HTMLAnchorElement) window.location.assign(wanted.href);
      }
    },
  );
}

async function load() {
  if (part && !isOutdated()) {
    const { start } = (await import(/* @vite-ignore */ part[0])) as { start: () => Promise<void> };
    // All of the page has to wake up when it was found to be out of date meanwhile.
    if (!isOutdated()) {
      await start();
      return;
    }
  }
  const [shown, { start }] = await Promise.all([
    fetch(rows),
    import(/* @vite-ignore */ chunks[0]) as Promise<{ start: (waking: Waking) => Promise<void> }>,
  ]);
  await start({ rows: shown, answers, anew });
}

function logPageView() {
  console.info(`[page-view] ${window.location.pathname}`);
}
