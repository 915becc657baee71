import type { BrowserContext } from "@playwright/test";

export type BodyView = "text" | "visual";

/**
 * Every member in this browser has once chosen "Show as text": specs type and compare the markup of bodies.
 * Nothing is stored, and a choice in the page is remembered as usual.
 */
export async function showBodiesAsText(
  context: Pick<BrowserContext, "addInitScript" | "pages">,
): Promise<void> {
  await context.addInitScript(rememberText);
  // Pages that are open already, such as the first window of an app.
  await Promise.all(context.pages().map((page) => page.evaluate(rememberText)));
}

/** Runs in the page. */
function rememberText() {
  const getItem = Object.getOwnPropertyDescriptor(Storage.prototype, "getItem")?.value as (
    this: Storage,
    key: string,
  ) => string | null;
  Storage.prototype.getItem = function (key) {
    const value = getItem.call(this, key);
    return value === null && key.startsWith("studio-body-view:") ? "text" : value;
  };
}
