import { expect, it } from "vitest";
import { materials } from "./materials.ts";

it.each(materials.map((material) => [material.slug, material] as const))(
  "%s has an address of one segment, and texts that search results show whole",
  (slug, { name, description, terms, ages }) => {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(terms).toContain(name.toLowerCase());
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(ages).toHaveLength(3);
  },
);

it("terms are in lower case, the longest first, and no two materials share one", () => {
  const all = materials.flatMap(({ terms }) => terms);
  expect(all).toEqual(all.map((term) => term.toLowerCase()));
  expect(new Set(all).size).toBe(all.length);
  for (const { terms } of materials) {
    expect(terms).toEqual(terms.toSorted((one, other) => other.length - one.length));
  }
});
