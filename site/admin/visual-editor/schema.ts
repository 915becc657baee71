import { Extension, Mark, Node } from "@tiptap/core";
import type { Extensions } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { Heading } from "@tiptap/extension-heading";
import { HorizontalRule } from "@tiptap/extension-horizontal-rule";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { Text } from "@tiptap/extension-text";
import { BUTTON_LINK, BUTTON_TITLE } from "#site/rich-text/button-link.ts";
import { linkAddress } from "#site/format/url-allowlist.ts";
import { linkInputRule } from "./link/link-input-rule.ts";
import { Gallery, ImageBlock, Video } from "./media-nodes.ts";
import { MissingImage } from "./missing-image.ts";

const LIST_NAMES = ["bulletList", "orderedList"];
const SOURCE_NAMES = [
  ...["paragraph", "heading", "bulletList", "orderedList", "blockquote", "horizontalRule"],
  ...["table", "picture", "gallery", "video", "missingImage", "asTyped"],
];

/** `source`: the markup that a block of the document was parsed from (`BlockSource`). */
const BlockAttributes = Extension.create({
  name: "blockAttributes",
  addGlobalAttributes: () => [
    {
      types: SOURCE_NAMES,
      attributes: { source: { default: null, rendered: false, keepOnSplit: false } },
    },
    {
      // A list without empty lines between its items.
      types: LIST_NAMES,
      attributes: { tight: { default: true, rendered: false } },
    },
    {
      types: ["tableCell", "tableHeader"],
      attributes: {
        align: {
          default: null,
          parseHTML: (cell: HTMLElement) => cell.style.textAlign || null,
          renderHTML: ({ align }: Record<string, unknown>) =>
            typeof align === "string" ? { style: `text-align: ${align}` } : {},
        },
      },
    },
  ],
});

const Link = Mark.create({
  name: "link",
  inclusive: false,
  priority: 1000,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  addInputRules() {
    return [linkInputRule(this.type)];
  },
  parseHTML: () => [
    {
      tag: "a[href]",
      getAttrs: (anchor) => {
        const href = linkAddress(anchor.getAttribute("href") ?? "");
        const title = anchor.hasAttribute(BUTTON_LINK) ? BUTTON_TITLE : null;
        return href === null ? false : { href, title };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => {
    const { href, title }: Record<string, unknown> = HTMLAttributes;
    const look: Record<string, unknown> =
      title === BUTTON_TITLE ? { [BUTTON_LINK]: "" } : { title };
    return ["a", { href, ...look, rel: "noopener noreferrer" }, 0];
  },
});

/** Markup that the editor cannot show otherwise, edited as text. */
const AsTyped = Node.create({
  name: "asTyped",
  group: "block",
  content: "text*",
  marks: "",
  code: true,
  defining: true,
  parseHTML: () => [{ tag: "pre", preserveWhitespace: "full" }],
  renderHTML: () => ["pre", { "data-as-typed": "" }, 0],
});

const QUOTED = "(paragraph | heading | bulletList | orderedList | blockquote)+";

/** The document model of bodies. Images, galleries and videos are blocks, as on the public page. */
export const SCHEMA_EXTENSIONS: Extensions = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [1, 2, 3] }),
  // Tiptap's rules for pasted text would make prose bold between its asterisks, and drop these.
  Bold.extend({ addPasteRules: () => [] }),
  Italic.extend({ addPasteRules: () => [] }),
  Link,
  BulletList,
  // Tiptap's plugin turns each pasted line with a number into a list, also where plain text is asked for.
  OrderedList.extend({ addProseMirrorPlugins: () => [] }),
  ListItem.extend({ content: "paragraph (paragraph | bulletList | orderedList)*" }),
  Blockquote.extend({ content: QUOTED }),
  HorizontalRule,
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ content: "paragraph" }),
  TableCell.extend({ content: "paragraph" }),
  ImageBlock,
  Gallery,
  Video,
  MissingImage,
  AsTyped,
  BlockAttributes,
];
