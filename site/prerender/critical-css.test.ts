import { expect, it } from "vitest";
import { criticalCss } from "./critical-css.ts";

const css = `@layer reset,base,tokens,recipes;
@layer tokens{:where(html){--space-1\\.5:0.375rem;--clay:#9A4526;--accent:var(--clay);--unused:1px;--palette:red;
@keyframes spin{from{opacity:0}to{opacity:1}}@keyframes idle{from{opacity:0}}}
:root,.light{--fg:#1F1B16;}.dark,.dark .chakra-theme:not(.light){--fg:#F2ECE3;}}
.a{color:var(--fg);padding:var(--space-1\\.5);background:var(--accent);--palette:blue;border-color:var(--palette);animation:spin 1s;}
@layer recipes{.b{color:var(--missing, var(--clay));}}`;

const result = criticalCss(css);

it("puts tokens that nothing overrides in place", () => {
  expect(result).toContain("color:#1f1b16");
  expect(result).toContain("padding:.375rem");
  expect(result).toContain("background:#9a4526");
  expect(result).not.toMatch(/--(fg|accent|clay|unused|space)/);
});

it("leaves what an element overrides, and what nobody declares, as it is", () => {
  expect(result).toContain("--palette:red");
  expect(result).toContain("--palette:blue");
  expect(result).toContain("border-color:var(--palette)");
  expect(result).toContain("var(--missing,#9a4526)");
});

it("has no dark palette: the public site is light", () => {
  expect(result.toLowerCase()).not.toContain("f2ece3");
});
