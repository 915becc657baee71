import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { defaultSettings } from "#site/content/site-settings.ts";
import { ContactWays } from "./contact-ways.tsx";

it("Turnstile: hydrated without site settings, it keeps the address and number of the page", async () => {
  const { renderToString } = await import("react-dom/server");
  const own = { email: "own@studio.example", phone: "+48 600 000 000" };
  const page = document.createElement("div");
  const html = renderToString(<ContactWays sentence="Write or call:" />)
    .replaceAll(defaultSettings.email, own.email)
    .replaceAll(defaultSettings.phone, own.phone);
  page.append(document.createRange().createContextualFragment(html));
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => errors.push(error);
  const shown = <ContactWays sentence="Write or call:" />;
  const root = await act(() => Promise.resolve(hydrateRoot(page, shown, { onRecoverableError })));
  await act(() => {
    root.render(<ContactWays sentence="Not sent:" />);
    return Promise.resolve();
  });
  expect(errors).toEqual([]);
  expect(page.textContent).toBe(`Not sent: ${own.email}, ${own.phone}`);
  expect(page.querySelector("a")?.getAttribute("href")).toBe(`mailto:${own.email}`);
});
