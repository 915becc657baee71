import { getSchema } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Transform } from "@tiptap/pm/transform";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bodyOf,
  bodyRecipe,
  hostileBodies,
  processorTime,
  repeated,
} from "#site/testing/hostile-bodies.ts";
import { openBody, saveBody } from "./body-document.ts";
import { SCHEMA_EXTENSIONS } from "./schema.ts";

const schema = getSchema(SCHEMA_EXTENSIONS);
/** Limit of CPU time for one step: a longer one would be felt as a freeze. */
const MAX_MS = 500;
const RUNS = 40;
const TIMEOUT_MS = 300_000;
/** Just below the limit of a block that is not edited as its markup. */
const LONG_BLOCK = 32_000;

/** The starts of the first, the middle and the last block of text. */
function placesIn(doc: Node): Set<number> {
  const places: number[] = [];
  doc.descendants(({ isTextblock }, position) => {
    if (isTextblock) places.push(position + 1);
  });
  const chosen = [places[0], places[Math.floor(places.length / 2)], places.at(-1)];
  return new Set(chosen.filter((place) => place !== undefined));
}

/** Opens a body, saves it as it is, and saves it after a letter was typed. */
function expectCheap(body: string) {
  const open = () => saveBody(openBody(body, schema));
  expect(processorTime(open, MAX_MS)).toBeLessThanOrEqual(MAX_MS);
  expect(open()).toBe(body);
  const doc = openBody(body, schema);
  for (const place of placesIn(doc)) {
    // A new document each time: the markup of a block is cached by its node.
    const edit = () => saveBody(new Transform(doc).insert(place, schema.text("x")).doc);
    expect(processorTime(edit, MAX_MS)).toBeLessThanOrEqual(MAX_MS);
  }
}

describe("SU20 a text of 256 KiB is opened, and saved after a key, within half a second", () => {
  it.each<readonly [name: string, body: string]>([
    ...hostileBodies,
    // Regression: each cost half a minute of processor time when the text was opened.
    ["spaces before a word", `${repeated(" ").slice(1)}a`],
    ["tabs before a word", `${repeated("\t").slice(1)}a`],
  ])("%s", { timeout: TIMEOUT_MS }, (_, body) => {
    expectCheap(body);
  });

  it("any repeated or nested pieces", { timeout: TIMEOUT_MS }, () => {
    fc.assert(
      fc.property(bodyRecipe, (parts) => {
        expectCheap(bodyOf(parts));
      }),
      { numRuns: RUNS },
    );
  });

  it("any pieces in the longest blocks", { timeout: TIMEOUT_MS }, () => {
    fc.assert(
      fc.property(bodyRecipe, (parts) => {
        expectCheap(repeated(`${bodyOf(parts).slice(0, LONG_BLOCK)}\n\n`));
      }),
      { numRuns: RUNS },
    );
  });
});
