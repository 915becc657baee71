import * as v from "valibot";

/*
 * The copy of a page is a tree of content: its texts and images may be changed in the dashboard. The path of a text in the
 * tree, such as "hero.headline", is its name in the database (site_settings, key copy_home). A text may contain site
 * settings by name: "since {foundedYear}".
 */

/** The pages whose copy the dashboard edits. */
export const COPY_PAGES = ["home", "services", "about", "privacy", "terms"] as const;
export type CopyPage = (typeof COPY_PAGES)[number];

/**
 * Keys whose values are not edited as copy, at any depth of the content: URLs, identifiers, and what the site settings
 * define. A new text under one of these names would not be editable.
 */
type NotEditable = (typeof NOT_EDITABLE)[number];
const NOT_EDITABLE = ["to", "hours", "proof", "badge", "numbers", "note", "rating"] as const;

/** An image of the site, as in images.ts. */
interface OwnImage {
  readonly name: string;
  readonly widths: readonly number[];
  readonly alt: string;
}

const uploadedImage = v.object({ address: v.string(), alt: v.string() });

/** An uploaded image in place of one of the site. */
export type UploadedImage = Readonly<v.InferOutput<typeof uploadedImage>>;

/** A changed text or image. */
export const changedCopy = v.union([v.string(), uploadedImage]);

/** The changed copy of a page: texts and images by path. */
export type StoredCopy = Readonly<Record<string, string | UploadedImage>>;

/** An image of a page, with the uploaded one in its place; null for none. */
export interface CopyImage<Image extends OwnImage = OwnImage> {
  readonly path: string;
  readonly source: Image;
  readonly uploaded: UploadedImage | null;
}

/** The content of a page with its texts as `Text`. */
export type Copy<Content, Text> = Content extends string
  ? Text
  : Content extends OwnImage
    ? CopyImage<Content>
    : {
        readonly [Key in keyof Content]: Key extends NotEditable
          ? Content[Key]
          : Copy<Content[Key], Text>;
      };

/** Calls for the texts and images of a page. */
interface Leaves<Text> {
  readonly text: (path: string, text: string) => Text;
  readonly image: (path: string, source: OwnImage) => CopyImage;
}

/** Maps the texts and images of a page's content. */
export function mapCopy<Content, Text>(
  content: Content,
  leaves: Leaves<Text>,
): Copy<Content, Text> {
  return mapped(content, leaves, "") as Copy<Content, Text>;
}

function mapped<Text>(content: unknown, leaves: Leaves<Text>, path: string): unknown {
  if (typeof content === "string") return leaves.text(path, content);
  if (typeof content !== "object" || content === null) return content;
  if (isImage(content)) return leaves.image(path, content);
  const parts = Object.entries<unknown>(content as Record<string, unknown>).map(([key, part]) => {
    const below = path === "" ? key : `${path}.${key}`;
    return [key, isNotCopy(key) ? part : mapped(part, leaves, below)] as const;
  });
  return Array.isArray(content) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

function isImage(content: object): content is OwnImage {
  return "name" in content && "widths" in content && "alt" in content;
}

function isNotCopy(key: string): boolean {
  return NOT_EDITABLE.some((each) => each === key);
}

/** Key of the site setting with the changed copy of a page. */
export function copyKey(page: CopyPage): string {
  return `copy_${page}`;
}

const entries = v.fallback(v.record(v.string(), v.unknown()), {});

/** Parses the stored copy of a page; ignores entries of another form. */
export function parseCopy(value: unknown): StoredCopy {
  return Object.fromEntries(
    Object.entries(v.parse(entries, value)).filter((entry): entry is [string, StoredCopy[string]] =>
      v.is(changedCopy, entry[1]),
    ),
  );
}

/** The text at a path: the changed one, or the default. */
export function textAt(stored: StoredCopy, path: string, standard: string): string {
  const changed = stored[path];
  return typeof changed === "string" ? changed : standard;
}

/** The image at a path. */
export function imageAt<Image extends OwnImage>(
  stored: StoredCopy,
  path: string,
  source: Image,
): CopyImage<Image> {
  const changed = stored[path];
  return { path, source, uploaded: typeof changed === "object" ? changed : null };
}

const SETTING = /\{([A-Za-z]+)\}/g;

/** Values of the names in a text: the site settings, and on some pages more. */
export type NamedTexts = Readonly<Record<string, string>>;

/** Replaces names in a text, such as those of site settings, by their values; leaves other names as they are. */
export function withSettings(text: string, values: NamedTexts): string {
  return text.replaceAll(SETTING, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? written) : written,
  );
}

/** The names of site settings in a text, and of things that are none. */
export function settingsIn(text: string): string[] {
  return [...text.matchAll(SETTING)].map(([, name = ""]) => name);
}
