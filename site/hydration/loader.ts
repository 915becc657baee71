import { logError, logErrors } from "../client/log-errors.ts";
import { openMenus } from "../client/menus.ts";
import { lowerCaseAddress } from "../config/letter-case.ts";
import { dayLabel } from "../format/local-date.ts";
import { revalidate } from "./revalidate.ts";
import { watchIntents } from "./interaction-triggers.ts";
import { enqueueDraft } from "./draft-storage.ts";
import type { Answer, PageData, HydrationInput } from "./page-data.ts";
import { getItem } from "./session-storage.ts";
import { afterLoad } from "./after-load.ts";

/*
 * The only script that a prerendered page loads up front, at most 3 KB compressed (bench/bars.ts). React,
 * router and Chakra are loaded on the first interaction that needs them, when the page's rows or site
 * settings have changed since the build, or on load where the build had no rows.
 */
// First, so that menus and error logging work even if the rest of this script throws.
logErrors();
openMenus();
logPageView();
// Hosts with case-sensitive paths serve the not-found page for /About, other hosts serve the page.
const lower = lowerCaseAddress(window.location.pathname);
if (lower) window.location.replace(lower + window.location.search + window.location.hash);
const backend = {
  url: import.meta.env.VITE_SUPABASE_URL.replace(/\/+$/, ""),
  publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
};
const { reads, chunks, rows, part, draft, atOnce, builtFor } = JSON.parse(
  document.getElementById("page-data")?.textContent ?? "",
) as PageData;
/** Search, type, or an address of the first version: the HTML is the same for every query. */
const hasQuery = /[?&](page|category|type|q|project)=/.test(window.location.search);
const pendingActions: HTMLElement[] = [];
let staleCheck: Promise<void> | undefined;
let answers: readonly Answer[] | null = null;
let isHydrating = false;

window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) logPageView();
});
for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-today]")) {
  const today = dayLabel(new Date());
  time.dateTime = today.iso;
  time.textContent = today.text;
}
if (draft) enqueueDraft(draft);
const listeners = watchIntents(hydrate);
if (atOnce || hasQuery) hydrate();
// The form was submitted before this script ran (server/inline-scripts.ts).
else if ("submitted" in document.documentElement.dataset) {
  hydrate(document.querySelector<HTMLElement>("[data-island] form") ?? undefined);
} else if (draft && getItem(draft)) {
  void check().then(() => {
    hydrate();
  });
} else afterLoad(check);

function check(): Promise<void> {
  staleCheck ??= revalidate(reads, backend).then((responses) => {
    answers = responses;
    if (isOutdated()) hydrate();
  });
  return staleCheck;
}

function isOutdated(): boolean {
  return answers !== null && answers.length > 0;
}

function hydrate(acted?: HTMLElement) {
  if (acted && !pendingActions.includes(acted)) pendingActions.push(acted);
  if (isHydrating) return;
  isHydrating = true;
  // Starts the staleness check in parallel with the download of the script.
  if (part) void check();
  for (const href of (!isOutdated() && part) || chunks) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href });
    document.head.append(link);
  }
  load().then(
    () => {
      listeners.abort();
      for (const wanted of pendingActions) {
        if (wanted instanceof HTMLFormElement) wanted.requestSubmit();
        else wanted.click();
      }
    },
    (error: unknown) => {
      logError("hydration-error", error);
      // The prerendered page stays, and the next interaction tries again.
      isHydrating = false;
      const unsent = document.querySelector<HTMLElement>("[data-unsent]");
      if (unsent && pendingActions.some((wanted) => wanted instanceof HTMLFormElement))
        unsent.hidden = false;
      for (const wanted of pendingActions.splice(0)) {
        if (wanted instanceof HTMLAnchorElement) window.location.assign(wanted.href);
      }
    },
  );
}

async function load() {
  if (part && !isOutdated()) {
    const { start } = (await import(/* @vite-ignore */ part[0])) as { start: () => Promise<void> };
    // If the staleness check has found changes meanwhile, the whole page is hydrated instead of the island.
    if (!isOutdated()) {
      await start();
      return;
    }
  }
  const [shown, { start }] = await Promise.all([
    fetch(rows),
    import(/* @vite-ignore */ chunks[0]) as Promise<{
      start: (isHydrating: HydrationInput) => Promise<void>;
    }>,
  ]);
  await start({ rows: shown, answers, builtFor });
}

function logPageView() {
  console.info(`[page-view] ${window.location.pathname}`);
}
