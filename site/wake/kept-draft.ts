import { keep, kept } from "./tab-storage.ts";

/**
 * Who leaves or reloads finds under `key`, where the form looks for its draft, what stands in the fields:
 * before React is there, nobody else keeps it.
 */
export function keepDraft(key: string) {
  window.addEventListener("pagehide", () => {
    const form = document.querySelector<HTMLFormElement>("[data-island] form");
    if (form === null) return;
    const filledIn = [...new FormData(form)].filter(([, value]) => value !== "");
    if (filledIn.length === 0) return;
    const startedAt = Number(document.documentElement.dataset["typed"] ?? performance.timeOrigin);
    keep(key, Object.assign({ startedAt }, kept(key), Object.fromEntries(filledIn)));
  });
}
