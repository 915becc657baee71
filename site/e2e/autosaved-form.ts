import type { Page, Request } from "@playwright/test";

/** The status line of a form whose values are stored on the server: "Saved 12:04". */
export const savedOnServer = (page: Page) => page.getByText(/^Saved \d\d:\d\d/);

/** The status line of a form whose values are on this device, whether or not an autosave is due. */
export const storedOnDevice = (page: Page) =>
  page.getByText(/^(Saving…|Saved on this device only)/);

/** The offer to restore a draft of this device. */
export const draftOffer = (page: Page) => page.getByText(/^Unsaved text from/);

/** The id of the row that a form stands for, from the URL; '' without one. */
export const idInUrl = (page: Page) => new URL(page.url()).searchParams.get("id") ?? "";

/** Whether a request creates a row at a path of the API, such as "/rest/v1/projects". */
export function isCreateAt(path: string): (request: Request) => boolean {
  return (request) => request.method() === "POST" && new URL(request.url()).pathname === path;
}
