import { expect, it } from "vitest";
import { cachedCriticalCss, criticalCss } from "./critical-css.ts";

const css = `@layer reset,base,tokens,recipes;
@layer reset{p{margin:0}}
@layer tokens{:where(html){--space-1\\.5:0.375rem;--clay:#9A4526;--accent:var(--clay);--unused:1px;--nested:var(--unused);--animation-idle:idle 1s}}
@keyframes spin{from{opacity:0}to{opacity:1}}
@keyframes idle{from{opacity:0}}
.a{color:var(--accent);padding:var(--space-1\\.5);animation:spin 1s;user-select:none}
.a:is(:hover,[data-hover])[aria-expanded=true]{color:var(--missing,var(--clay))}
@layer recipes{.b{gap:0}}`;

it("keeps the tokens that rules refer to, also through other tokens, and no others", async () => {
  const page = await criticalCss(css);
  for (const stored of ["--space-1\\.5:.375rem", "--clay:#9a4526", "--accent:var(--clay)"]) {
    expect(page).toContain(stored);
  }
  expect(page).not.toMatch(/--unused|--nested/);
});

it("keeps the keyframes in use, and none that only an unused token names", async () => {
  const page = await criticalCss(css);
  expect(page).toContain("@keyframes spin");
  expect(page).not.toContain("idle");
});

it("keeps every state of a class and the order of layers, and adds prefixes", async () => {
  const page = await criticalCss(css);
  expect(page).toContain(".a:is(:hover,[data-hover])[aria-expanded=true]");
  expect(page).toContain("-webkit-user-select:none");
  const layers = Array.from(page.matchAll(/@layer (\w+)/g), ([, name]) => name);
  expect(layers).toEqual(["reset", "base", "tokens", "recipes"]);
});

it("computes the same rules once", () => {
  const styles = cachedCriticalCss();
  expect(styles(css)).toBe(styles(css));
});
