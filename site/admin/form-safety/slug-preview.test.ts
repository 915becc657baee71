import { expect, it } from "vitest";
import { isGeneratedSlug, slugPreview } from "./slug-preview.ts";

const ID = "0f3c9a1e-0000-4000-8000-000000000001";

it.each([
  ["Łódź & Kraków – żółć", "lodz-krakow-zolc"],
  ["Ærøskøbing Straße", "aeroskobing-strasse"],
  ["Don’t paint it's white", "dont-paint-its-white"],
  ["½ price ﬁrst", "1-2-price-first"],
  ["İstanbul ÉTÉ", "istanbul-ete"],
  ["設計", ""],
])("SU01 the preview of the slug of %j is the server's", (title, slug) => {
  expect(slugPreview(title)).toBe(slug);
});

it.each([
  ["Oak floors", "oak-floors", true],
  ["Oak floors", "oak-floors-2", true],
  ["設計", "post-0f3c9a1e", true],
  ["Oak floors", "oak", false],
  ["Oak floors", "oak-floors-2024", false],
  ["Oak floors", "oak-floors-1", false],
])("the slug of %j is %s: generated is %s", (title, slug, isGenerated) => {
  expect(isGeneratedSlug("post", { id: ID, title, slug })).toBe(isGenerated);
});

it("the slug of a project without Latin letters begins with “project”", () => {
  expect(isGeneratedSlug("project", { id: ID, title: "設計", slug: "project-0f3c9a1e" })).toBe(
    true,
  );
});
