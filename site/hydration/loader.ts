import { logError, logErrors } from "../client/log-errors.ts";
import { openMenus } from "../client/menus.ts";
import { lowerCaseAddress } from "../config/letter-case.ts";
import { localDate } from "../format/local-date.ts";
import { revalidate } from "./revalidate.ts";
import { watchInteractions } from "./interaction-triggers.ts";
import { storeDraftOnPageHide } from "./draft-storage.ts";
import type { Freshness, PageData, HydrationInput } from "./page-data.ts";
import { getItem } from "./session-storage.ts";
import { afterLoad } from "./after-load.ts";

/*
 * The only script that a prerendered page loads up front, at most 3 KB compressed (tools/bench/budgets.ts). React,
 * router and Chakra are loaded on the first interaction that needs them, when the page's rows or site
 * settings have changed since the build, or on load where the build had no rows, the URL has a query, or a draft is stored.
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
const { requests, chunks, cacheUrl, island, draftKey, hydrateOnLoad, builtFor } = JSON.parse(
  document.getElementById("page-data")?.textContent ?? "",
) as PageData;
/** The URL has a search, a type, or a query of the first version. The HTML is the same for every query. */
const hasQuery = /[?&](page|category|type|q|project)=/.test(window.location.search);
const pendingActions: HTMLElement[] = [];
let freshnessCheck: Promise<void> | undefined;
let freshness: Freshness = { state: "unknown" };
let isHydrating = false;

window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) logPageView();
});
for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-today]")) {
  const today = localDate(new Date());
  time.dateTime = today.iso;
  time.textContent = today.text;
}
if (draftKey) storeDraftOnPageHide(draftKey);
const listeners = watchInteractions(hydrate);
if (hydrateOnLoad || hasQuery) hydrate();
// The form was submitted before this script ran (hosting/form-script.ts).
else if ("submitted" in document.documentElement.dataset) {
  hydrate(document.querySelector<HTMLElement>("[data-island] form") ?? undefined);
} else if (draftKey && getItem(draftKey)) {
  void checkFreshness().then(() => {
    hydrate();
  });
} else afterLoad(checkFreshness);

function checkFreshness(): Promise<void> {
  freshnessCheck ??= revalidate(requests, backend).then((found) => {
    freshness = found;
    if (isStale()) hydrate();
  });
  return freshnessCheck;
}

function isStale(): boolean {
  return freshness.state === "stale";
}

function hydrate(element?: HTMLElement) {
  if (element && !pendingActions.includes(element)) pendingActions.push(element);
  if (isHydrating) return;
  isHydrating = true;
  // In parallel with the download of the script.
  if (island) void checkFreshness();
  const [, ...imports] = island && !isStale() ? island : chunks;
  // The entry's imports, which would otherwise load after it. `load` requests the entry itself at once.
  for (const href of imports) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href });
    document.head.append(link);
  }
  load().then(
    () => {
      listeners.abort();
      for (const element of pendingActions) {
        if (element instanceof HTMLFormElement) element.requestSubmit();
        else element.click();
      }
    },
    (error: unknown) => {
      logError("hydration-error", error);
      // The prerendered page stays, and the next interaction tries again.
      isHydrating = false;
      const unsent = document.querySelector<HTMLElement>("[data-unsent]");
      if (unsent && pendingActions.some((element) => element instanceof HTMLFormElement))
        unsent.hidden = false;
      for (const element of pendingActions.splice(0)) {
        if (element instanceof HTMLAnchorElement) window.location.assign(element.href);
      }
    },
  );
}

async function load() {
  if (island && !isStale()) {
    const { start } = (await import(/* @vite-ignore */ island[0])) as {
      start: () => Promise<void>;
    };
    // If the rows have turned out to be stale meanwhile, the whole page is hydrated instead of the island.
    if (!isStale()) {
      await start();
      return;
    }
  }
  const [cacheResponse, { start }] = await Promise.all([
    fetch(cacheUrl),
    import(/* @vite-ignore */ chunks[0]) as Promise<{
      start: (input: HydrationInput) => Promise<void>;
    }>,
  ]);
  await start({ cacheResponse, freshness, builtFor });
}

function logPageView() {
  console.info(`[page-view] ${window.location.pathname}`);
}
