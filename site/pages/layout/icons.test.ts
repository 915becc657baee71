import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { homeServices, pageServices } from "#site/content/services.ts";
import { socialNetworks } from "#site/content/studio.ts";

const marks = readFileSync(new URL("icons.svg", import.meta.url), "utf8");

it("the sprite has an icon in the text's colour for every service and network and for the arrow", () => {
  const wanted = [...homeServices, ...pageServices].map(({ id }) => id);
  for (const id of [...wanted, ...socialNetworks, "arrow"]) {
    expect(marks).toMatch(new RegExp(`<symbol id="${id}" [^>]*stroke="currentColor"`));
  }
});
