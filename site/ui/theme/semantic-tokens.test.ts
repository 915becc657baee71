import { expect, it } from "vitest";
import { publicSystem } from "./public-system.ts";
import { system } from "./system.ts";

const cssOf = (theme: typeof system) => JSON.stringify(theme.getTokenCss());
/** Colours of these roles have no shade of Chakra. */
const DARK_TEXT = "#f2ece3";
const LIGHT_TEXT = "#5b534a";

it("the colours of the dashboard have a dark mode", () => {
  expect(cssOf(system)).toContain(DARK_TEXT);
  expect(cssOf(system)).toContain(LIGHT_TEXT);
});

it("the colours of the public site have the light mode only", () => {
  expect(cssOf(publicSystem)).not.toContain(DARK_TEXT);
  expect(cssOf(publicSystem)).toContain(LIGHT_TEXT);
});
