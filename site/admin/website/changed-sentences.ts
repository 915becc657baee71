import { legalTexts } from "#site/content/legal.ts";
import { textAt, withSettings } from "#site/content/page-copy.ts";
import type { CopyPage, NamedTexts, StoredCopy } from "#site/content/page-copy.ts";
import type { SiteSettings } from "#site/content/site-settings.ts";
import { entriesOf } from "./copy-model.ts";

/** A text of a page that reads differently with other site settings. */
export interface ChangedSentence {
  readonly path: string;
  /** Name of the text, such as "Hero headline". */
  readonly label: string;
  /** The text with the new settings. */
  readonly text: string;
}

const NAMED_TEXTS: Readonly<Partial<Record<CopyPage, (settings: SiteSettings) => NamedTexts>>> = {
  privacy: legalTexts,
  terms: legalTexts,
};

/** The texts of a page that read differently after the settings change, in their order on the page. */
export function changedSentences(
  page: CopyPage,
  stored: StoredCopy,
  before: SiteSettings,
  after: SiteSettings,
): readonly ChangedSentence[] {
  const names = (settings: SiteSettings) => NAMED_TEXTS[page]?.(settings) ?? settings;
  const [old, next] = [names(before), names(after)];
  return entriesOf(page).flatMap(({ kind, path, label, standard }) => {
    if (kind !== "text") return [];
    const written = textAt(stored, path, standard);
    const text = withSettings(written, next);
    return text === withSettings(written, old) ? [] : [{ path, label, text }];
  });
}
