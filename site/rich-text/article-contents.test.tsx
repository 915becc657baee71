import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { ArticleBody } from "./article-body.tsx";
import { contentsOf } from "./article-contents.ts";
import { ContentsList } from "./contents-list.tsx";

afterEach(cleanup);

const prose = (words: number) => "word ".repeat(words);
const long = (...headings: string[]) =>
  headings.map((heading) => `## ${heading}\n\n${prose(300)}`).join("\n\n");

function show(source: string) {
  const contents = contentsOf(source);
  renderInTheme(
    <>
      <ContentsList entries={contents} wide="@media (min-width: 64rem)" />
      <ArticleBody source={source} contents={contents} />
    </>,
  );
}

it("BP03 a long text with three headings has contents, whose links lead to the headings", () => {
  show(`${long("North *light*", "Oak & lime", "Łódź")}\n\n### Deeper\n\n- one\n\n  ## Nested`);
  const list = screen.getByRole("navigation", { name: "In this article" });
  // Once in the disclosure of narrow pages, once in the open list of wide ones.
  const links = within(list).getAllByRole("link", { hidden: true });
  const texts = links.map(({ textContent }) => textContent);
  expect(texts.slice(0, 3)).toEqual(["North light", "Oak & lime", "Łódź"]);
  expect(texts).toHaveLength(6);
  const ids = screen.getAllByRole("heading", { level: 2 }).map(({ id }) => `#${id}`);
  expect(ids).toEqual([...links.slice(0, 3).map((link) => link.getAttribute("href")), "#"]);
});

it("BP03 the ids of equal headings, and of headings without letters, differ", () => {
  const ids = contentsOf(long("Oak", "Oak", "?", "!")).map(({ id }) => id);
  expect(ids).toEqual(["section-oak", "section-oak-2", "section-", "section--2"]);
});

it("BP03 headings that follow one another without an empty line have an id each", () => {
  const source = `## One\n## Two\n${prose(500)}\n\n## Three\n\n${prose(500)}`;
  show(source);
  const ids = screen.getAllByRole("heading", { level: 2 }).map(({ id }) => id);
  expect(ids).toEqual(["section-one", "section-two", "section-three"]);
});

it("BP03 an empty heading has no link, and does not count as a heading", () => {
  expect(contentsOf(`## \n\n${long("One", "Two")}`)).toEqual([]);
  show(`## \n\n${long("One", "Two", "Three")}`);
  const links = screen.getAllByRole("link", { hidden: true });
  expect(links.slice(0, 3).map(({ textContent }) => textContent)).toEqual(["One", "Two", "Three"]);
  const ids = screen.getAllByRole("heading", { level: 2 }).map(({ id }) => id);
  expect(ids.slice(1)).toEqual(["section-one", "section-two", "section-three"]);
});

it("BP03 a short text, and one with two headings, has neither contents nor ids", () => {
  expect(contentsOf(long("One", "Two"))).toEqual([]);
  show(`## One\n\n## Two\n\n## Three\n\n${prose(700)}`);
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getAllByRole("heading").every(({ id }) => id === "")).toBe(true);
});

it("BP03 the contents list the highest level that has three headings; all headings have ids", () => {
  const major = ["First", "Then", "Last"].map((text) => `# ${text}\n\n## Below ${text}`);
  show(`${major.join("\n\n")}\n\n${prose(900)}`);
  const links = screen.getAllByRole("link", { hidden: true }).slice(0, 3);
  expect(links.map(({ textContent }) => textContent)).toEqual(["First", "Then", "Last"]);
  const ids = screen.getAllByRole("heading", { level: 1 }).map(({ id }) => `#${id}`);
  expect(links.map((link) => link.getAttribute("href"))).toEqual(ids);
  cleanup();
  show(`# Only one\n\n${long("One", "Two", "Three")}`);
  const others = screen.getAllByRole("link", { hidden: true }).slice(0, 3);
  expect(others.map(({ textContent }) => textContent)).toEqual(["One", "Two", "Three"]);
});
