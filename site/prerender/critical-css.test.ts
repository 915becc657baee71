import { expect, it } from "vitest";
import { criticalCss } from "./critical-css.ts";
import { pageTraits } from "./page-traits.ts";

const css = `@layer reset,base,tokens,recipes;
@layer reset{table{border-collapse:collapse}p,pre{margin:0}::placeholder{color:gray}[hidden]{display:none}}
@layer base{html{--accent-fg:#123456;--font:serif;}}
@layer tokens{:where(html){--space-1\\.5:0.375rem;--clay:#9A4526;--accent:var(--clay);--unused:1px;--palette:red;
@keyframes spin{from{opacity:0}to{opacity:1}}@keyframes idle{from{opacity:0}}}
:root,.light{--fg:#1F1B16;}.dark,.dark .chakra-theme:not(.light){--fg:#F2ECE3;}}
.a{color:var(--fg);padding:var(--space-1\\.5);background:var(--accent);--palette:blue;border-color:var(--palette);animation:spin 1s;}
@media screen and (min-width:64rem){.a{gap:4px}}
.c{font-family:var(--font,sans-serif);gap:1px;--mix-bg:color-mix(in srgb, var(--clay) 50%, transparent);fill:var(--mix-bg,red)}
.c:is(:hover,[data-hover]):not(:disabled,[data-disabled]){outline:var(--ring, var(--accent-fg)) solid}
@media screen and (min-width:48rem){.a{gap:3px}.c{gap:2px}}
.d blockquote{gap:0}.e{gap:0}.f::-webkit-scrollbar{gap:0}
.link:is(:disabled,[data-disabled]){gap:7px}.link:disabled{gap:6px}.link:hover:not(:disabled,[data-disabled]){gap:9px}
.c[aria-expanded=true],.c:is([aria-disabled=true],[data-hover]){gap:8px}
@layer recipes{.b{color:var(--missing, var(--clay));}}`;

const html =
  '<p class="a" style="--missing:blue">Text</p><button class="c"></button><a class="link"></a>';
const result = criticalCss(css, pageTraits(html));

it("puts tokens that nothing overrides in place", () => {
  expect(result).toContain("color:#1f1b16");
  expect(result).toContain("padding:.375rem");
  expect(result).toContain("background:#9a4526");
  expect(result).not.toMatch(/--(fg|accent|clay|unused|space)/);
});

it("leaves what an element overrides as it is", () => {
  expect(result).toContain("--palette:red");
  expect(result).toContain("--palette:blue");
  expect(result).toContain("border-color:var(--palette)");
  expect(result).toContain("var(--missing,#9a4526)");
});

it("settles what has one value, what nobody sets, and mixes of constants", () => {
  expect(result).toContain("font-family:serif");
  expect(result).toContain("outline:solid #123456");
  expect(result).toContain("fill:#9a452680");
  expect(result).not.toContain("--mix-bg");
});

it("has no dark palette: the public site is light", () => {
  expect(result.toLowerCase()).not.toContain("f2ece3");
});

it("has general rules only for elements of the page, and rules of classes for all of their states", () => {
  expect(result).toContain("p{margin:0}");
  expect(result).not.toMatch(/table|pre|placeholder|hidden/);
  expect(result).toContain(".d blockquote");
  expect(result).toContain(".c:hover:not(:disabled,[data-disabled])");
});

it("has no states that the elements of the page are never in", () => {
  expect(result).toContain(".link:hover{gap:9px}");
  expect(result).not.toMatch(/6px|7px|expanded|aria-disabled|data-hover/);
});

it("gathers each query in one block, wide screens last", () => {
  expect(result.match(/@media/g)).toHaveLength(2);
  expect(result).toMatch(
    /48rem\)\{\.a\{gap:3px\}\.c\{gap:2px\}\}@media screen and \(min-width:64rem/,
  );
});

it("says once what several classes say, unless a browser may not know one of them", () => {
  expect(result).toContain(".d blockquote,.e{gap:0}");
  expect(result).toContain(".f::-webkit-scrollbar{gap:0}");
});

it("stops for whoever wants no motion what moves for everybody, and nothing else", () => {
  const calm = "*{animation-duration:.01ms!important;transition-duration:.01ms!important}";
  const still = `@media (prefers-reduced-motion: reduce){${calm}}`;
  const page = (rule: string) =>
    criticalCss(`@layer tokens{}@layer base{${still}}${rule}`, pageTraits('<p class="a">Text</p>'));
  expect(page(".a{transition:color 1s}")).toMatch(
    /\{\*\{transition-duration:.01ms!important;?\}\}/,
  );
  expect(page(".a{transition-property:color;transition-duration:1s}")).toContain("important");
  expect(page(".a{animation:spin 1s}")).toContain("animation-duration:.01ms!important");
  const asked = "@media (prefers-reduced-motion: no-preference){.a{transition:color 1s}}";
  expect(page(asked)).not.toContain("important");
  expect(page(asked)).toContain("{.a{transition:color 1s}}");
});

it("leaves to React what stops the transitions that only React begins", () => {
  const rules = "::view-transition{display:none}::view-transition-group(*){color:red}";
  const page = criticalCss(`@layer tokens{}@layer base{${rules}}`, pageTraits("<p>Text</p>"));
  expect(page).toContain("::view-transition-group(*){color:red}");
  expect(page).not.toContain("display:none");
});
