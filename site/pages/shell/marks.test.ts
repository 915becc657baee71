import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { homeServices, pageServices } from "#site/content/services.ts";
import { socialNetworks } from "#site/content/studio.ts";

const marks = readFileSync(new URL("marks.svg", import.meta.url), "utf8");

it("every service, every network and the way on have their marks, in the colour of the text around it", () => {
  const wanted = [...homeServices, ...pageServices].map(({ id }) => id);
  for (const id of [...wanted, ...socialNetworks, "arrow"]) {
    expect(marks).toMatch(new RegExp(`<symbol id="${id}" [^>]*stroke="currentColor"`));
  }
});
