import { expect, it } from "vitest";
import { notFoundMeta } from "#site/content/not-found.ts";
import { PROJECT_SHELL } from "#site/hosting/resolve-url.ts";
import { renderedFiles } from "#site/testing/rendered-files.ts";
import { fixedPages } from "./pages-to-render.ts";

it("SU28 without script the shell of unknown projects is the not-found page, not a placeholder", async () => {
  const shell = fixedPages.filter(({ file }) => file === PROJECT_SHELL);
  const html = (await renderedFiles(shell)).get(PROJECT_SHELL) ?? "";
  const [, withoutScript] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
  expect(withoutScript).toContain("Oops! Page not found");
  expect(withoutScript).not.toMatch(/<(?:title|meta)\b/);
  const [head = ""] = html.split("</head>");
  expect(head).toContain(`<title>${notFoundMeta.title} | `);
  expect(head.match(/<meta name="description"[^>]*>/g)).toEqual([
    expect.stringContaining("There is no page at this address."),
  ]);
  expect(html).toMatch(/@media \(scripting:\s?none\)/);
  expect(html).toContain("data-placeholder");
}, 60_000);
