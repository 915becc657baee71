import { expect, it } from "vitest";
import { slimHtml } from "./slim-html.ts";

it("leaves out quotes that a value does not need, and keeps those of all others", () => {
  expect(slimHtml('<a class="a" href="/blog?page=2" title="Old &quot;news&quot;">Text</a>')).toBe(
    '<a class=a href="/blog?page=2" title="Old &quot;news&quot;">Text</a>',
  );
  expect(slimHtml('<a href="/blog">"quoted" a=b</a>')).toBe('<a href=/blog>"quoted" a=b</a>');
});

it("leaves out what holds anyway", () => {
  expect(
    slimHtml('<a type="button" data-discover="true">A</a><button type="button">B</button>'),
  ).toBe("<a>A</a><button type=button>B</button>");
  expect(
    slimHtml('<img src="/a.webp" alt="" loading="eager" fetchPriority="auto" hidden=""/>'),
  ).toBe("<img src=/a.webp alt hidden>");
});

it("leaves out ends that the next tag tells, and keeps those that it does not", () => {
  expect(slimHtml("<div><p>A</p><p>B</p></div><ul><li>C</li><li>D</li></ul>")).toBe(
    "<div><p>A<p>B</div><ul><li>C<li>D</ul>",
  );
  const kept = "<a><p>A</p></a><div><p>B</p><span>C</span></div><p>D</p>";
  expect(slimHtml(kept)).toBe(kept);
});

it("reads as the same page", () => {
  const html =
    "<main><ul><li><p>A</p></li><li><p>B</p><ol><li>C</li></ol></li></ul><p>D</p><h2>E</h2></main>" +
    '<p data-a="x/" title="1 &lt; 2">A<!-- --> B</p><svg viewBox="0 0 1 1"><path d="M0"></path></svg>' +
    '<img srcSet="/a 1w, /b 2w" alt="A &amp; B"/><br/><input value="a=b" required=""/>';
  const read = (text: string) => new DOMParser().parseFromString(text, "text/html");
  expect(read(slimHtml(html)).isEqualNode(read(html))).toBe(true);
  expect(read(slimHtml(html)).isEqualNode(read(html.replace("M0", "M1")))).toBe(false);
});

it("keeps every quote of what is written for machines", () => {
  const html =
    '<meta name="robots" content="noindex"/><link rel="canonical" href="/a"/>' +
    '<script type="application/ld+json">{"name":"a \\u003cb"}</script>';
  expect(slimHtml(html)).toBe(html.replaceAll("/>", ">"));
});
