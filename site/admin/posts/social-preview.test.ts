import { expect, it } from "vitest";
import { EMPTY_POST } from "./post-values.ts";
import { socialPreview } from "./social-preview.ts";

it("falls back to the title, the start of the text and the default social image", () => {
  expect(socialPreview({ ...EMPTY_POST, title: "Warm Oak", content: "word ".repeat(80) })).toEqual({
    title: "Warm Oak",
    description: `${"word ".repeat(80).slice(0, 159)}…`.replace(" …", "…"),
    slug: "warm-oak",
    image: "/images/og-default.jpg",
  });
});

it("prefers the meta fields and the image of the post", () => {
  const preview = socialPreview({
    ...EMPTY_POST,
    title: "Warm Oak",
    metaTitle: "Oak floors",
    metaDescription: "All about oak.",
    slug: "oak",
    featuredImageUrl: "https://a.example/oak.webp",
  });
  expect(preview).toEqual({
    title: "Oak floors",
    description: "All about oak.",
    slug: "oak",
    image: "https://a.example/oak.webp",
  });
});
