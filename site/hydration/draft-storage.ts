import { setItem, getItem } from "./session-storage.ts";

/**
 * On `pagehide` before hydration, which removes the form's element `data-unsent`, stores the form's fields in
 * session storage under `key`, where the form reads its draft from. Afterwards the form stores its draft itself.
 */
export function storeDraftOnPageHide(key: string) {
  window.addEventListener("pagehide", () => {
    const form = document.querySelector("[data-unsent]")?.closest("form");
    if (!form) return;
    const filledIn = [...new FormData(form)].filter(([, value]) => value !== "");
    if (filledIn.length === 0) return;
    const startedAt = Number(document.documentElement.dataset["typed"] ?? performance.timeOrigin);
    setItem(key, Object.assign({ startedAt }, getItem(key), Object.fromEntries(filledIn)));
  });
}
