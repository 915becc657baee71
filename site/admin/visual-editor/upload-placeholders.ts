import { Extension } from "@tiptap/core";
import type { Editor } from "@tiptap/core";
import type { Node, Schema } from "@tiptap/pm/model";
import { closeHistory } from "@tiptap/pm/history";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import type { Transaction } from "@tiptap/pm/state";
import {
  imageWidthOfUrl,
  withImageWidth,
  withoutImageFragment,
} from "#supabase/data/image-focus.ts";
import type { ImageTarget } from "./image-target.ts";
import { imagesOf } from "./media-nodes.ts";
import type { BodyImage } from "./media-nodes.ts";

interface Place {
  readonly id: string;
  /** A position between two blocks of the document. */
  readonly at: number;
  /** Ids of all images of the gallery; empty for an image of its own. */
  readonly gallery: readonly string[];
  /** URL of the image to replace. */
  readonly replaces: string | undefined;
}

type PlaceChange = { readonly add: Place } | { readonly drop: string; readonly inserted: boolean };

const key = new PluginKey<readonly Place[]>("imagePlaces");

/** Places of images that are still uploading. They follow the edits of the document. */
export const UploadPlaceholders = Extension.create({
  name: "imagePlaces",
  addProseMirrorPlugins: () => [
    new Plugin<readonly Place[]>({
      key,
      state: { init: () => [], apply: (transaction, places) => changed(places, transaction) },
    }),
  ],
});

function changed(places: readonly Place[], transaction: Transaction): readonly Place[] {
  const change = transaction.getMeta(key) as PlaceChange | undefined;
  const dropped = change !== undefined && "drop" in change ? change : null;
  const index = places.findIndex(({ id }) => id === dropped?.drop);
  // At equal places, images added earlier come before the inserted one and later ones after it.
  const moved = places.map(({ at, ...place }, own) => ({
    ...place,
    at: transaction.mapping.map(at, dropped?.inserted === true && own > index ? 1 : -1),
  }));
  if (change !== undefined && "add" in change) {
    return places.some(({ id }) => id === change.add.id) ? moved : [...moved, change.add];
  }
  return dropped === null ? moved : moved.filter(({ id }) => id !== dropped.drop);
}

/** Keeps the places of images on their way while another document is shown. */
export function keepPlaces(editor: Editor, show: () => void) {
  const places = key.getState(editor.state) ?? [];
  show();
  for (const place of places) {
    const add: Place = { ...place, at: boundary(editor, place.at) };
    editor.view.dispatch(editor.state.tr.setMeta(key, { add } satisfies PlaceChange));
  }
}

/** The editor as a field that takes images. */
export function editorImageTarget(editor: Editor): ImageTarget {
  /** URLs of uploaded images by id, to find the gallery of a later one. */
  const urls = new Map<string, string>();
  const dispatch = (change: PlaceChange, edit?: (transaction: Transaction) => void) => {
    const transaction = editor.state.tr.setMeta(key, change);
    edit?.(transaction);
    editor.view.dispatch(transaction);
  };
  return {
    add: (id, { at, gallery = [], joins, replaces } = {}) => {
      const place = boundary(editor, at ?? editor.state.selection.to);
      // The image to join stands for the gallery, under its URL as an id.
      if (joins !== undefined) urls.set(joins, joins);
      const ids = joins === undefined ? gallery : [joins, ...gallery];
      dispatch({ add: { id, at: place, gallery: ids, replaces } });
    },
    drop: (id) => {
      dispatch({ drop: id, inserted: false });
    },
    insert: (id, url) => {
      const place = key.getState(editor.state)?.find((other) => other.id === id);
      if (place === undefined) return;
      urls.set(id, url);
      dispatch({ drop: id, inserted: true }, (transaction) => {
        if (replaceImage(transaction, place, url)) return;
        if (!addToGallery(transaction, place.gallery, urls, url)) {
          transaction.insert(place.at, imageBlock(editor.schema, place, url));
        }
        appendParagraph(transaction);
        closeHistory(transaction);
      });
    },
    describe: (url, alt) => {
      const found = findImage(editor.state.doc, url, ({ alt: own }) => own.trim() === "");
      if (found === null) return;
      const { node, at, index } = found;
      const images = imagesOf(node).map((image, own) =>
        own === index ? { ...image, alt } : image,
      );
      const attrs = node.type.name === "picture" ? images[0] : { images };
      editor.view.dispatch(
        editor.state.tr.setNodeMarkup(at, undefined, { ...node.attrs, ...attrs }),
      );
    },
    offsetOf: (url) => findImage(editor.state.doc, url)?.at ?? -1,
  };
}

/** A gallery of one image says that it needs more; that of several starts as an image. */
function imageBlock(schema: Schema, { gallery }: Place, src: string): Node {
  return gallery.length === 1
    ? schema.node("gallery", { images: [{ src, alt: "", title: "" }] })
    : schema.node("picture", { src });
}

/** Replaces an image by one as wide, without its texts; false if it is gone. */
function replaceImage(transaction: Transaction, { replaces, at }: Place, url: string): boolean {
  const found = replaces === undefined ? [] : findImages(transaction.doc, replaces);
  const [nearest] = found.sort((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at));
  if (nearest === undefined) return false;
  const { node, index } = nearest;
  const images = imagesOf(node).map((image, own) =>
    own === index
      ? { src: withImageWidth(url, imageWidthOfUrl(image.src)), alt: "", title: "" }
      : image,
  );
  const attrs = node.type.name === "picture" ? images[0] : { images };
  transaction.setNodeMarkup(nearest.at, undefined, { ...node.attrs, ...attrs });
  closeHistory(transaction);
  return true;
}

/** Adds an image to the block with earlier images of its gallery; false if there is none yet. */
function addToGallery(
  transaction: Transaction,
  ids: readonly string[],
  urls: ReadonlyMap<string, string>,
  url: string,
): boolean {
  const order = ids.map((id) => urls.get(id));
  const found = order
    .filter((other) => other !== undefined && other !== url)
    .map((other) => findImage(transaction.doc, other ?? ""))
    .find((block) => block !== null);
  if (found === undefined) return false;
  const image: BodyImage = { src: url, alt: "", title: "" };
  const images = [...imagesOf(found.node), image].sort(
    (one, other) => order.indexOf(one.src) - order.indexOf(other.src),
  );
  const gallery = transaction.doc.type.schema.nodes["gallery"]?.create({ images });
  if (gallery === undefined) return false;
  transaction.replaceWith(found.at, found.at + found.node.nodeSize, gallery);
  return true;
}

/** The end of the block around a position; its start if it is an empty paragraph. */
function boundary(editor: Editor, position: number): number {
  const resolved = editor.state.doc.resolve(Math.min(position, editor.state.doc.content.size));
  if (resolved.depth === 0) return resolved.pos;
  const block = resolved.node(1);
  const isEmpty = block.type.name === "paragraph" && block.content.size === 0;
  return isEmpty ? resolved.before(1) : resolved.after(1);
}

/** After an image at the end, there is a line to write in. */
function appendParagraph(transaction: Transaction) {
  const { doc } = transaction;
  const paragraph = doc.type.schema.nodes["paragraph"];
  if (doc.lastChild?.isAtom === true && paragraph !== undefined) {
    transaction.insert(doc.content.size, paragraph.create());
  }
}

interface FoundImage {
  readonly node: Node;
  readonly at: number;
  /** Index in the block's images. */
  readonly index: number;
  readonly image: BodyImage;
}

/** The first image with a URL, preferably one that fits. */
function findImage(
  doc: Node,
  url: string,
  isPreferred: (image: BodyImage) => boolean = () => true,
): FoundImage | null {
  const found = findImages(doc, url);
  return found.find(({ image }) => isPreferred(image)) ?? found[0] ?? null;
}

/** All images with a URL, at any width and focal point. */
function findImages(doc: Node, url: string): FoundImage[] {
  const found: FoundImage[] = [];
  doc.forEach((node, at) => {
    if (node.type.name !== "picture" && node.type.name !== "gallery") return;
    for (const [index, image] of imagesOf(node).entries()) {
      if (withoutImageFragment(image.src) === withoutImageFragment(url))
        found.push({ node, at, index, image });
    }
  });
  return found;
}
