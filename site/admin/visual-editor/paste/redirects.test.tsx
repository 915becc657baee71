import { expect, it, vi } from "vitest";
import { createTestEditor } from "#site/testing/create-test-editor.ts";
import { saveBody } from "../body-document.ts";
import { SCHEMA_EXTENSIONS } from "../schema.ts";
import { TextKeys } from "../text-keys.ts";
import { cleanHtml } from "./clean-html.ts";
import { withoutRedirect } from "./redirects.ts";

const GOOGLE = "https://www.google.com/url?";

it.each([
  [`${GOOGLE}q=https://a.example/b%3Fc%3Dd&sa=D&ust=1`, "https://a.example/b?c=d"],
  ["https://www.google.co.uk/url?sa=t&url=http%3A%2F%2Fa.example", "http://a.example"],
  [`${GOOGLE}q=javascript:alert(1)`, `${GOOGLE}q=javascript:alert(1)`],
  [`${GOOGLE}q=/services`, `${GOOGLE}q=/services`],
  [`${GOOGLE}sa=D`, `${GOOGLE}sa=D`],
  ["https://google.example.com/url?q=https://a.example", null],
  ["https://www.google.com/search?q=https://a.example", null],
  ["/services", null],
])("SU21 %s leads to its target, if a body may link to it", (address, target) => {
  expect(withoutRedirect(address)).toBe(target ?? address);
});

it("SU21 links of a pasted text lead to their targets", () => {
  const html = `<p><a href="${GOOGLE}q=https://a.example/lime&amp;sa=D">lime</a></p>`;
  expect(cleanHtml(html, null)?.html).toBe('<p><a href="https://a.example/lime">lime</a></p>');
});

it("SU21 an address that is pasted over words leads to its target", () => {
  vi.stubGlobal("ClipboardEvent", Event);
  const element = document.createElement("div");
  const extensions = [...SCHEMA_EXTENSIONS, TextKeys];
  const editor = createTestEditor({ element, extensions, content: "<p>lime</p>" });
  editor.commands.selectAll();
  const getData = (type: string) => (type === "text/plain" ? `${GOOGLE}q=https://a.example` : "");
  const event = new Event("paste", { bubbles: true, cancelable: true });
  editor.view.dom.dispatchEvent(Object.assign(event, { clipboardData: { getData, files: [] } }));
  vi.unstubAllGlobals();
  expect(saveBody(editor.state.doc)).toBe("[lime](https://a.example)");
});
