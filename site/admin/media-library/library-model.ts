import type { MediaUse, StoredFile } from "#supabase/data/media-library.ts";
import { fileSize } from "#site/format/size.ts";

type SearchableFile = Pick<StoredFile, "name" | "type"> & { readonly uses: readonly MediaUse[] };

export type Usage = "all" | "used" | "unused";

/** Filters files by usage and by search text: every word must match the name, type or a title of use. */
export function found<File extends SearchableFile>(
  files: readonly File[],
  search: string,
  usage: Usage,
): File[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  return files.filter(({ name, type, uses }) => {
    if (usage !== "all" && uses.length > 0 !== (usage === "used")) return false;
    const text = [name, type, ...uses.map(({ title }) => title)].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Type and size, for example "PNG, 240 KB". */
export function describeFile({ name, bytes }: Pick<StoredFile, "name" | "bytes">): string {
  const kind = (name.split(".").pop() ?? "").toUpperCase();
  return `${kind}, ${fileSize(bytes)}`;
}

/** Sentence for the delete dialog: the first three titles that use the file, and the number of others. */
export function usageSentence(uses: readonly MediaUse[]): string {
  if (uses.length === 0) return "Nothing shows this file.";
  const names = uses.slice(0, 3).map(({ title }) => `“${title}”`);
  const more = uses.length > 3 ? ` and ${uses.length - 3} more` : "";
  return `Shown in ${names.join(", ")}${more}. There a gap would be left.`;
}
