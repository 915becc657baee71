import { Node } from "@tiptap/core";
import type { Node as EditorNode } from "@tiptap/pm/model";
import { array, fallback, object, parse, string } from "valibot";
import type { InferOutput } from "valibot";
import { imageUrl } from "#site/format/url-allowlist.ts";

const imageSchema = object({
  src: string(),
  alt: fallback(string(), ""),
  title: fallback(string(), ""),
});
export type BodyImage = InferOutput<typeof imageSchema>;

/** The images of a block with one image or a gallery. */
export function imagesOf(node: EditorNode): BodyImage[] {
  if (node.type.name === "picture") return [parse(imageSchema, node.attrs)];
  return parse(fallback(array(imageSchema), []), node.attrs["images"]);
}

function imageFrom(element: Element): BodyImage | null {
  const src = imageUrl(element.getAttribute("src") ?? "");
  if (src === null) return null;
  return {
    src,
    alt: element.getAttribute("alt") ?? "",
    title: element.getAttribute("title") ?? "",
  };
}

/** An image in a paragraph of its own; its title is the caption. */
export const ImageBlock = Node.create({
  name: "picture",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: "" }, alt: { default: "" }, title: { default: "" } }),
  parseHTML: () => [{ tag: "img[src]", getAttrs: (element) => imageFrom(element) ?? false }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});

/** Two or more images in one paragraph. */
export const Gallery = Node.create({
  name: "gallery",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ images: { default: [], rendered: false } }),
  parseHTML: () => [
    {
      tag: "div[data-gallery]",
      getAttrs: (element) => ({
        images: [...element.querySelectorAll("img")].flatMap((image) => imageFrom(image) ?? []),
      }),
    },
  ],
  renderHTML: ({ node }) => [
    "div",
    { "data-gallery": "" },
    ...imagesOf(node).map((image) => ["img", { ...image }] as const),
  ],
});

/** The address of a video in a paragraph of its own. */
export const Video = Node.create({
  name: "video",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    address: {
      default: "",
      parseHTML: (element: HTMLElement) => element.getAttribute("href") ?? "",
      renderHTML: ({ address }: Record<string, unknown>) => ({ href: address }),
    },
  }),
  parseHTML: () => [{ tag: "a[data-video]", priority: 1100 }],
  renderHTML: ({ HTMLAttributes }) => ["a", { ...HTMLAttributes, "data-video": "" }, "Video"],
});
