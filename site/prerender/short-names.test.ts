import { expect, it } from "vitest";
import { shortNames } from "./short-names.ts";

it("renames the generated classes in page and styles alike, and nothing else", () => {
  const page = shortNames(
    '<p class="group css-1ab2">css-1ab2</p><p class="css-9x"></p>',
    ".css-9x{gap:0}.group:hover .css-1ab2:hover .css-9x{gap:1px}",
  );
  expect(page.html).toBe('<p class="group a">css-1ab2</p><p class="b"></p>');
  expect(page.css).toBe(".b{gap:0}.group:hover .a:hover .b{gap:1px}");
});

it("takes the names away which no rule is for", () => {
  const { html } = shortNames(
    '<svg class="lucide css-1"></svg><svg class="lucide css-10 chakra-icon"></svg>',
    ".css-10{gap:.5px}",
  );
  expect(html).toBe('<svg></svg><svg class="a"></svg>');
});

it("has a name of its own for every class, however many there are", () => {
  const classes = Array.from({ length: 800 }, (_, index) => `css-${index.toString(36)}x`);
  const rules = classes.map((name) => `.${name}{gap:0}`).join("");
  const { html } = shortNames(`<p class="${classes.join(" ")}"></p>`, rules);
  const names = /"(.*)"/.exec(html)?.[1]?.split(" ") ?? [];
  expect(new Set(names).size).toBe(800);
  expect(names.every((name) => /^[a-z]{1,3}$/.test(name))).toBe(true);
});
