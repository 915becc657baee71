import { aboutCopy } from "#site/content/about-copy.ts";
import { homeCopy } from "#site/content/home-copy.ts";
import { HOME_CHOICES } from "#site/content/home-choices.ts";
import type { HomeChoice } from "#site/content/home-choices.ts";
import { imageAt, mapCopy, settingsIn } from "#site/content/page-copy.ts";
import type { CopyPage, StoredCopy, UploadedImage } from "#site/content/page-copy.ts";
import { privacyPolicy } from "#site/content/privacy-policy.ts";
import { servicesCopy } from "#site/content/services-copy.ts";
import { defaultSettings } from "#site/content/site-settings.ts";
import { terms } from "#site/content/terms.ts";
import { DEFAULT_ORDER, TEAM_ORDER } from "#site/content/team-members.ts";
import { countCharacters } from "#supabase/data/post-rules.ts";

/** A text or image of a page, the choice of what a list of the home page shows, or the order of the team. */
export interface CopyEntry {
  readonly path: string;
  readonly kind: "text" | "image" | "choice" | "order";
  /** Name of the field, such as "Hero headline". */
  readonly label: string;
  /** The default text; of an image its description. */
  readonly standard: string;
  /** For a choice only. */
  readonly choice?: HomeChoice;
}

/** Changes that are not published: the new text or image by path; null for the default. */
export type CopyChanges = Readonly<Record<string, string | UploadedImage | null>>;

const CONTENT = {
  home: homeCopy,
  services: servicesCopy,
  about: aboutCopy,
  privacy: privacyPolicy,
  terms,
} as const satisfies Readonly<Record<CopyPage, unknown>>;

/** Longest default that counts as a line. */
const LINE = 80;
/** Characters of a line, and of a paragraph. */
const LIMITS = { line: 120, paragraph: 1500 };

/** The choices of the home page. Without one, its cards are those of the site settings. */
const CHOICES: readonly CopyEntry[] = [
  { choice: HOME_CHOICES.projects, label: "Projects on home" },
  { choice: HOME_CHOICES.articles, label: "Articles on home" },
].map(({ choice, label }) => ({ path: choice.path, kind: "choice", label, standard: "", choice }));

const TEAM: CopyEntry = {
  path: TEAM_ORDER,
  kind: "order",
  label: "Members of the team",
  standard: DEFAULT_ORDER,
};

/** All texts and images of a page, in their order on it, then its choices or order. */
export function entriesOf(page: CopyPage): readonly CopyEntry[] {
  const entries: CopyEntry[] = [];
  mapCopy(CONTENT[page], {
    text: (path, standard) => {
      entries.push({ path, kind: "text", label: labelOf(path), standard });
    },
    image: (path, source) => {
      entries.push({ path, kind: "image", label: labelOf(path), standard: source.alt });
      return imageAt({}, path, source);
    },
  });
  if (page === "home") return [...entries, ...CHOICES];
  return page === "about" ? [...entries, TEAM] : entries;
}

const UNNAMED = ["label", "entries", "list"];

/** "values.entries.0.title" is "Values 1 title". */
function labelOf(path: string): string {
  const words = path
    .split(".")
    .filter((part) => !UNNAMED.includes(part))
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : spaced(part)));
  const label = words.join(" ");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function spaced(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
}

/** Most characters of a text. */
export function limitOf({ standard }: Pick<CopyEntry, "standard">): number {
  return countCharacters(standard) <= LINE ? LIMITS.line : LIMITS.paragraph;
}

/** One line without spaces at its ends. */
export function asLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** Why a text cannot be used; null if it can. */
export function textProblem(entry: CopyEntry, text: string): string | null {
  const limit = limitOf(entry);
  const length = countCharacters(text);
  if (length > limit) {
    return `${entry.label} has ${String(length)} characters; ${String(limit)} are the most.`;
  }
  const known = [...Object.keys(defaultSettings), ...settingsIn(entry.standard)];
  const unknown = settingsIn(text).find((name) => !known.includes(name));
  if (unknown === undefined) return null;
  return `{${unknown}} is no site setting. ${settingsHelp(entry)}`;
}

function settingsHelp({ standard }: CopyEntry): string {
  const names = settingsIn(standard).map((name) => `{${name}}`);
  return names.length === 0 ? "Write it without braces." : `The original has ${names.join(", ")}.`;
}

/** Why texts cannot be used, by path. */
export type TextProblems = Readonly<Record<string, string>>;

/** The problems with that of one text; null if it has none. */
export function withProblem(
  problems: TextProblems,
  { path }: CopyEntry,
  problem: string | null,
): TextProblems {
  if (problem !== null) return { ...problems, [path]: problem };
  if (!Object.hasOwn(problems, path)) return problems;
  return Object.fromEntries(Object.entries(problems).filter(([other]) => other !== path));
}

/** The copy with the changes. */
export function withChanges(published: StoredCopy, changes: CopyChanges): StoredCopy {
  return Object.fromEntries(
    Object.entries({ ...published, ...changes }).filter(
      (entry): entry is [string, string | UploadedImage] => entry[1] !== null,
    ),
  );
}

/** Changes with one more. A value like the default is none; one like the published value is no change. */
export function withChange(
  published: StoredCopy,
  changes: CopyChanges,
  { path, standard }: CopyEntry,
  value: string | UploadedImage | null,
): CopyChanges {
  const wanted = value === "" || value === standard ? null : value;
  return unpublished(published, { ...changes, [path]: wanted });
}

/** The uploaded image at a place; null while the site's own is shown. */
export function uploadedAt(copy: StoredCopy, { path }: CopyEntry): UploadedImage | null {
  const value = copy[path];
  return typeof value === "object" ? value : null;
}

/** The changes that turn the published copy into another. */
export function changesTo(published: StoredCopy, wanted: StoredCopy): CopyChanges {
  const paths = new Set([...Object.keys(published), ...Object.keys(wanted)]);
  return Object.fromEntries(
    [...paths]
      .filter((path) => !isSame(published[path], wanted[path]))
      .map((path) => [path, wanted[path] ?? null]),
  );
}

/** The changes without those to what is published already. */
export function unpublished(published: StoredCopy, changes: CopyChanges): CopyChanges {
  return changesTo(published, withChanges(published, changes));
}

/**
 * The changes that remain after some were published: what differs from those. The server may have
 * cleaned them; that is no change.
 */
export function changesSince(
  published: { readonly copy: StoredCopy; readonly changes: CopyChanges },
  saved: StoredCopy,
  changes: CopyChanges,
): CopyChanges {
  const publishedCopy = withChanges(published.copy, published.changes);
  return unpublished(saved, changesTo(publishedCopy, withChanges(published.copy, changes)));
}

function isSame(
  one: string | UploadedImage | undefined,
  other: string | UploadedImage | undefined,
): boolean {
  if (typeof one !== "object" || typeof other !== "object") return one === other;
  return one.address === other.address && one.alt === other.alt;
}
