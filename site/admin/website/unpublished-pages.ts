import { readVersionedSetting } from "#supabase/data/setting-versions.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { localDraftScope } from "#site/admin/form-safety/local-draft-model.ts";
import type { LocalDraft } from "#site/admin/form-safety/local-draft-model.ts";
import { COPY_PAGES, copyKey, parseCopy } from "#site/content/page-copy.ts";
import type { CopyPage } from "#site/content/page-copy.ts";
import { unpublished } from "./copy-model.ts";
import { PAGE_TITLES } from "./page-titles.ts";
import { parseChanges } from "./use-copy-draft.ts";

export interface UnpublishedPage {
  readonly page: CopyPage;
  readonly title: string;
  /** The number of changes. */
  readonly changes: number;
}

/**
 * The pages of the website with changes among these local drafts, newest first, that are not published: for example
 * because the browser was closed before the publication had succeeded.
 */
export async function unpublishedPages(
  client: StaffClient,
  drafts: readonly LocalDraft[],
  signal: AbortSignal,
): Promise<UnpublishedPage[]> {
  const pages: UnpublishedPage[] = [];
  for (const page of COPY_PAGES) {
    const draft = drafts.find(({ scope }) => scope === localDraftScope("page-copy", page));
    const changes = draft === undefined ? null : parseChanges(draft.values);
    if (changes === null) continue;
    const { value } = await readVersionedSetting(client, copyKey(page), signal);
    const count = Object.keys(unpublished(parseCopy(value), changes)).length;
    if (count > 0) pages.push({ page, title: PAGE_TITLES[page], changes: count });
  }
  return pages;
}
