import { Node } from "@tiptap/core";

/** Attribute of the element that stands for an image in cleaned HTML. */
export const MISSING_IMAGE = "data-missing-image";

/** The place of an image of another site that was not pasted. It has no markup, so it is never stored. */
export const MissingImage = Node.create({
  name: "missingImage",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    /** The description of the image, for the one that is chosen instead. */
    alt: { default: "" },
    /** Its description or file name, to show. */
    label: {
      default: "",
      parseHTML: (element: HTMLElement) => element.getAttribute(MISSING_IMAGE) ?? "",
      renderHTML: ({ label }: Record<string, unknown>) => ({ [MISSING_IMAGE]: label }),
    },
  }),
  parseHTML: () => [{ tag: `[${MISSING_IMAGE}]`, priority: 1100 }],
  renderHTML: ({ HTMLAttributes }) => ["div", HTMLAttributes],
});
