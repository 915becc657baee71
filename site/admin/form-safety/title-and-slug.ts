import { UNTITLED } from "#supabase/data/limits.ts";
import type { PublicationColumns } from "#supabase/data/publication-state.ts";
import { isUndatedDraft } from "#site/admin/schedule/schedule.ts";
import { isGeneratedSlug } from "./slug-preview.ts";

interface TitledRow extends PublicationColumns {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
}

/** Title and slug of a saved row in its form: empty if they are defaults, so that they keep following the text. */
export function titleAndSlugInForm(kind: "post" | "project", row: TitledRow) {
  const { status, title, slug } = row;
  return {
    title: status === "draft" && title === UNTITLED ? "" : title,
    slug: isUndatedDraft(row) && isGeneratedSlug(kind, row) ? "" : slug,
  };
}
