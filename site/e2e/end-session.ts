import type { Page } from "@playwright/test";
import type { Stack } from "./stacks.ts";

/** Ends the session of a signed-in page on the server, without the page's knowledge. Throws if that fails. */
export async function endSession(page: Page, { backend }: Pick<Stack, "backend">): Promise<void> {
  const { url, publishableKey } = backend;
  const response = await fetch(`${url}/auth/v1/logout?scope=local`, {
    method: "POST",
    headers: { apikey: publishableKey, authorization: `Bearer ${await tokenOf(page)}` },
  });
  if (!response.ok) throw new Error(`The session could not be ended: ${String(response.status)}.`);
}

async function tokenOf(page: Page): Promise<string> {
  const text = await page.evaluate(() => localStorage.getItem("studio-session"));
  const session = JSON.parse(text ?? "{}") as { access_token?: string };
  if (session.access_token === undefined) throw new Error("Nobody is signed in.");
  return session.access_token;
}
