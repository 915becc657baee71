import { expect, it } from "vitest";
import { galleryToStore, parseGallery } from "./gallery.ts";
import { parseCredits, parseMaterials, parseTestimonial } from "./project-parts.ts";

it("an image of a gallery has every field; one without an address is omitted", () => {
  const plain = { url: "/a.webp", alt: "", caption: "", stage: "", credit: "" };
  const whole = { url: "/b.webp", alt: "A room", caption: "Oak", stage: "plan", credit: "Ada" };
  const broken = { url: "/a.webp", alt: 7, stage: "later", more: true };
  const none = [{ url: "" }, { alt: "A room" }, null, "text", []];
  expect(parseGallery([whole, broken, ...none])).toEqual([whole, plain]);
});

it("a gallery is stored with the keys of its images", () => {
  const image = { url: "", alt: "A room", caption: "", additionId: "1" };
  expect(galleryToStore([image])).toEqual([
    { url: "", alt: "A room", caption: "", stage: "", credit: "" },
  ]);
});

it("materials and credits without a name are omitted, as is a testimonial without a quote", () => {
  const oak = { name: "Oak", swatch: "", note: "" };
  expect(parseMaterials([{ name: "Oak", swatch: null }, { note: "Oiled" }])).toEqual([oak]);
  expect(parseCredits([{ name: "Ada" }, { name: "" }, 7])).toEqual([
    { role: "", name: "Ada", link: "" },
  ]);
  expect(parseTestimonial({ quote: "Lovely", role: 1 })).toEqual({
    quote: "Lovely",
    person: "",
    role: "",
  });
  expect(parseTestimonial({ person: "Ada" })).toBeNull();
});

it.each([null, {}, "text", 7])("a list that is %j has no entries", (value) => {
  expect(parseGallery(value)).toEqual([]);
  expect(parseMaterials(value)).toEqual([]);
  expect(parseCredits(value)).toEqual([]);
  expect(parseTestimonial(value)).toBeNull();
});
