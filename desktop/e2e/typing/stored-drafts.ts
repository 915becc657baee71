import type { Page } from "@playwright/test";

/** Number of drafts on the page's device that contain this text. */
export function countDrafts(page: Page, text: string): Promise<number> {
  return page.evaluate(countInPage, text);
}

/** Runs in the page. */
async function countInPage(text: string): Promise<number> {
  const opening = indexedDB.open("studio-drafts");
  const database = await resultOf(opening);
  try {
    const drafts = await resultOf(database.transaction("drafts").objectStore("drafts").getAll());
    return drafts.filter((draft) => JSON.stringify(draft).includes(text)).length;
  } finally {
    database.close();
  }

  function resultOf<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => {
        resolve(request.result);
      };
      request.onerror = () => {
        reject(request.error ?? new Error("The database refused the request."));
      };
    });
  }
}
