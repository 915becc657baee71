import type { MediaUse, StoredFile } from "#supabase/data/media-library.ts";

type Searched = Pick<StoredFile, "name" | "type"> & { readonly uses: readonly MediaUse[] };

export type Usage = "all" | "used" | "unused";

/** Files whose name, type or place of use has every word, narrowed to those in use or not. */
export function found<File extends Searched>(
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

/** "PNG, 240 KB" */
export function describeFile({ name, bytes }: Pick<StoredFile, "name" | "bytes">): string {
  const kind = (name.split(".").pop() ?? "").toUpperCase();
  const size =
    bytes >= 1024 * 1024
      ? `${(bytes / 1024 / 1024).toFixed(1)} MB`
      : `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${kind}, ${size}`;
}

/** What a person should know before a file is deleted. */
export function useSentence(uses: readonly MediaUse[]): string {
  if (uses.length === 0) return "Nothing shows this file.";
  const names = uses.slice(0, 3).map(({ title }) => `“${title}”`);
  const more = uses.length > 3 ? ` and ${uses.length - 3} more` : "";
  return `Shown in ${names.join(", ")}${more}. There a gap would be left.`;
}
