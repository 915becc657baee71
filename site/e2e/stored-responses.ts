import type { Page } from "@playwright/test";

/** The query results that the dashboard persists on this device, as JSON: `[]` where there are none. */
export function storedResponses(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("studio-answers");
        opening.onerror = () => {
          reject(new Error("The stored responses cannot be opened."));
        };
        opening.onsuccess = () => {
          const all = opening.result.transaction("answers").objectStore("answers").getAll();
          all.onsuccess = () => {
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );
}
