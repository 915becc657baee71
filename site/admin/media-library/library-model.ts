import type { LibraryFile, MediaUse } from "#supabase/data/media-files.ts";
import { fileSize } from "#site/format/size.ts";

/** Type and size, for example "PNG, 240 KB". */
export function describeFile({ name, bytes }: Pick<LibraryFile, "name" | "bytes">): string {
  const kind = (name.split(".").pop() ?? "").toUpperCase();
  return `${kind}, ${fileSize(bytes)}`;
}

/** Sentence for the delete dialog: the first three titles that use the file, and the number of others. */
export function fileUsageSentence(uses: readonly MediaUse[]): string {
  if (uses.length === 0) return "Nothing shows this file.";
  const names = uses.slice(0, 3).map(({ title }) => `“${title}”`);
  const more = uses.length > 3 ? ` and ${uses.length - 3} more` : "";
  return `Shown in ${names.join(", ")}${more}. There a gap would be left.`;
}

/** A file with its name as the id that a selection needs. */
export interface SelectableFile extends LibraryFile {
  readonly id: string;
}

/** A file as a selection needs it. */
export function selectableFile(file: LibraryFile): SelectableFile {
  return { ...file, id: file.name };
}

/** Sentence for the dialog that deletes several files: how many of them are in use. */
export function selectionSentence(
  files: readonly Pick<LibraryFile, "uses" | "usedByCrop">[],
): string {
  const shown = files.filter(({ uses }) => uses.length > 0).length;
  const originals = files.filter(({ uses, usedByCrop }) => uses.length === 0 && usedByCrop).length;
  if (shown === 0 && originals === 0) return "Nothing shows these files.";
  const parts = [
    ...(shown > 0 ? [`${String(shown)} of them in use: there a gap would be left`] : []),
    ...(originals > 0 ? [`${String(originals)} the original of a crop that is in use`] : []),
  ];
  return `${parts.join("; ")}.`;
}
