import { setItem, getItem } from "./session-storage.ts";

/**
 * On `pagehide`, stores the island form's fields in session storage under `key`, where the form reads its
 * draft from. Covers the time before hydration, when the form's own draft storage does not run yet.
 */
export function storeDraftOnPageHide(key: string) {
  window.addEventListener("pagehide", () => {
    const form = document.querySelector<HTMLFormElement>("[data-island] form");
    if (form === null) return;
    const filledIn = [...new FormData(form)].filter(([, value]) => value !== "");
    if (filledIn.length === 0) return;
    const startedAt = Number(document.documentElement.dataset["typed"] ?? performance.timeOrigin);
    setItem(key, Object.assign({ startedAt }, getItem(key), Object.fromEntries(filledIn)));
  });
}
