import { expect, it } from "vitest";
import { versionParts } from "./version-parts.ts";

const FIELDS = [
  { name: "title", label: "Title" },
  { name: "gallery", label: "Gallery" },
] as const;

it("names the fields that differ, with both texts", () => {
  const parts = versionParts(
    FIELDS,
    { title: "Loft", gallery: [] },
    { title: "Harbour Loft", gallery: [] },
  );
  expect(parts).toEqual([{ label: "Title", earlier: "Loft", now: "Harbour Loft" }]);
});

it("ignores white space around a text", () => {
  expect(
    versionParts(FIELDS, { title: "Loft\n", gallery: [] }, { title: "Loft", gallery: [] }),
  ).toEqual([]);
});

it("shows each row of a list as a line of its texts", () => {
  const oak = { name: "Oak", note: "", swatch: "#c9b79c" };
  const lime = { name: "Lime", note: "Three coats", swatch: "" };
  const [part] = versionParts(
    FIELDS,
    { title: "", gallery: [oak, lime] },
    { title: "", gallery: [oak] },
  );
  expect(part).toEqual({
    label: "Gallery",
    earlier: "Oak · #c9b79c\nLime · Three coats",
    now: "Oak · #c9b79c",
  });
});

it("a value that was removed is an empty text", () => {
  expect(
    versionParts([FIELDS[0]], { title: { quote: "Calm.", person: "Ana" } }, { title: null }),
  ).toEqual([{ label: "Title", earlier: "Ana · Calm.", now: "" }]);
});

it("the order of keys in a row is no difference", () => {
  const earlier = { title: "", gallery: [{ url: "hall.webp", alt: "Hall" }] };
  const present = { title: "", gallery: [{ alt: "Hall", url: "hall.webp" }] };
  expect(versionParts(FIELDS, earlier, present)).toEqual([]);
});
