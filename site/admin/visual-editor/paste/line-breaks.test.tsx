import { expect, it, vi } from "vitest";
import { createTestEditor } from "#site/testing/create-test-editor.ts";
import { saveBody } from "../body-document.ts";
import { SCHEMA_EXTENSIONS } from "../schema.ts";
import { cleanHtml } from "./clean-html.ts";

/** The names of the blocks that cleaned HTML becomes, and their markup. */
function pasted(html: string) {
  const content = cleanHtml(html, null)?.html ?? "";
  const editor = createTestEditor({ extensions: SCHEMA_EXTENSIONS, content });
  const { doc } = editor.state;
  return { blocks: doc.content.content.map(({ type }) => type.name), saved: saveBody(doc) };
}

it.each([
  ["a paragraph", "<p>Line one<br>Line two</p>", "Line one\n\nLine two"],
  ["marks", "<p>a <b>one<br>two</b> b</p>", "a **one**\n\n**two** b"],
  ["plain text", "<div>one<br>two<br/>three</div>", "one\n\ntwo\n\nthree"],
  ["no element", "one<br>two<br>three", "one\n\ntwo\n\nthree"],
  ["a link", '<p><a href="/a">one<br>two</a></p>', "[one](/a)\n\n[two](/a)"],
  ["a list item", "<ul><li>one<br>two</li><li>three</li></ul>", "- one\n\n  two\n\n- three"],
  ["a quote", "<blockquote>one<br>two</blockquote>", "> one\n>\n> two"],
  ["a heading", "<h2>one<br>two</h2>", "## one two"],
  ["a cell", "<table><tr><th>A<br>B</th></tr></table>", "| A B |\n| --- |"],
])("SU21 a line break in %s", (_, html, markup) => {
  expect(pasted(html).saved).toBe(markup);
});

it.each([
  "<p>one</p><br><p>two</p>",
  "<b style='font-weight:normal'><p>one</p><br><br /><p>two</p><br></b>",
  "<p>one<br></p><p><br></p><p><br>two</p>",
  "<div>one</div><div><br></div><div>two</div>",
  '<p>one</p><p>two</p><br class="Apple-interchange-newline">',
  "one<br><br><br>two<br>",
])("SU21 line breaks beside blocks make no empty paragraph: %s", (html) => {
  expect(pasted(html)).toEqual({ blocks: ["paragraph", "paragraph"], saved: "one\n\ntwo" });
});

it("SU21 a break between the items of a numbered list does not divide it", () => {
  const list = "<ol><li>one</li><br><li>two</li></ol><br><p>End</p>";
  expect(pasted(list).saved).toBe("1. one\n2. two\n\nEnd");
});

it("SU21 many breaks nest no elements", () => {
  const html = cleanHtml("word<br>".repeat(1000), null)?.html ?? "";
  expect(html).toBe("<div>word</div>".repeat(1000));
});

it("SU21 many breaks in a paragraph read its text a few times only", () => {
  const source = `<p>${"word<br>".repeat(500)}</p>`;
  const texts = vi.spyOn(Node.prototype, "textContent", "get");
  const html = cleanHtml(source, null)?.html ?? "";
  const read = texts.mock.results.map(({ value }) => String(value)).join("").length;
  texts.mockRestore();
  expect(html).toBe("<p>word</p>".repeat(500));
  expect(read).toBeLessThan(5 * source.length);
});
