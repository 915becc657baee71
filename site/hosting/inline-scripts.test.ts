import { JSDOM } from "jsdom";
import { expect, it, vi } from "vitest";
import { FORM_SCRIPT } from "./inline-scripts.ts";

interface PageOptions {
  readonly search?: string;
  /** Text of the draft in session storage. */
  readonly draft?: string;
  /** Whether the page is not hydrated yet. */
  readonly hasNotice?: boolean;
}

function openPage({ search = "", draft, hasNotice = true }: PageOptions = {}): Document {
  const { window } = new JSDOM(
    `<!doctype html><html><head><script>${FORM_SCRIPT}</script></head><body>
    <form><p data-named-project hidden></p><input name="name"><details data-draft="contact-draft"><input name="phone"></details></form>
    ${hasNotice ? "<div data-unsent hidden>Not sent yet</div>" : ""}</body></html>`,
    {
      url: `https://studio.example/contact${search}`,
      runScripts: "dangerously",
      beforeParse: ({ sessionStorage }) => {
        if (draft !== undefined) sessionStorage.setItem("contact-draft", draft);
      },
    },
  );
  return window.document;
}

function dispatch(page: Document, type: "input" | "submit"): Event {
  const event = new (page.defaultView ?? window).Event(type, { bubbles: true, cancelable: true });
  page.querySelector("form")?.dispatchEvent(event);
  return event;
}

const notice = (page: Document) => page.querySelector<HTMLElement>("[data-unsent]");
const isOpen = (page: Document) => page.querySelector("details")?.open;

it("CT16 a form that is submitted before hydration does not navigate, and a notice appears after a second", async () => {
  const page = openPage();
  dispatch(page, "input");
  expect(Number(page.documentElement.dataset["typed"])).toBeGreaterThan(0);
  expect(dispatch(page, "submit").defaultPrevented).toBe(true);
  expect(page.documentElement.dataset["submitted"]).toBe("");
  expect(notice(page)?.hidden).toBe(true);
  await vi.waitFor(() => {
    expect(notice(page)?.hidden).toBe(false);
  }, 5000);
});

it("after hydration, which removes the notice, the script does nothing", () => {
  const page = openPage({ hasNotice: false });
  dispatch(page, "input");
  expect(dispatch(page, "submit").defaultPrevented).toBe(false);
  expect(page.documentElement.outerHTML).toMatch(/^<html>/);
});

it.each([
  { what: "a draft with text of its fields", draft: '{"phone":"+48 600"}', opens: true },
  { what: "a URL that names a project", search: "?project=loft", opens: false },
  { what: "no draft", opens: false },
  { what: "a draft without text of its fields", draft: '{"name":"Anna","phone":""}', opens: false },
  { what: "a draft that is not JSON", draft: "{", opens: false },
])("$what: the further fields are open: $opens", async ({ opens, ...options }) => {
  const page = openPage(options);
  await vi.waitFor(() => {
    expect(page.readyState).toBe("complete");
  });
  expect(isOpen(page)).toBe(opens);
});

it.each([
  { search: "?project=loft", isShown: true },
  { search: "?project=", isShown: false },
  { search: "", isShown: false },
])("at '$search' the line of the named project is shown: $isShown", async ({ search, isShown }) => {
  const page = openPage({ search, draft: '{"phone":"+48 600"}' });
  await vi.waitFor(() => {
    expect(page.readyState).toBe("complete");
  });
  expect(page.querySelector<HTMLElement>("[data-named-project]")?.hidden).toBe(!isShown);
});

it("acts once, before the document is complete: hydration may have hidden the line since", async () => {
  const page = openPage({ search: "?project=loft" });
  const line = page.querySelector<HTMLElement>("[data-named-project]");
  const details = page.querySelector("details");
  if (line === null || details === null) expect.fail("no form");
  await vi.waitFor(() => {
    expect(page.readyState).toBe("complete");
  });
  line.hidden = true;
  details.open = false;
  page.dispatchEvent(new (page.defaultView ?? window).Event("readystatechange"));
  expect(line.hidden).toBe(true);
  expect(details.open).toBe(false);
});

it("is one line of a classic script that the HTML parser does not end early", () => {
  expect(FORM_SCRIPT).not.toMatch(/\n|<\/script|\b(?:import|export)\b/);
});
