import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { Checklist } from "#site/admin/form-safety/checklist.tsx";
import { ChecklistLink } from "#site/admin/form-safety/checklist-link.tsx";
import { checklist } from "#site/admin/form-safety/checklist-model.ts";
import type { ChecklistItem } from "#site/admin/form-safety/checklist-model.ts";
import { useBrokenLinks } from "#site/admin/form-safety/use-broken-links.ts";
import { undescribedImages } from "#site/rich-text/undescribed-images.ts";
import { usePausedText } from "#site/admin/form-safety/use-paused-text.ts";
import type { PostFormState } from "./use-post-form.ts";

const FIELDS = [
  "title",
  "content",
  "excerpt",
  "metaTitle",
  "metaDescription",
  "featuredImageUrl",
] as const;

/** The points of a post's checklist. */
function usePostChecklist({ form, file }: PostFormState): readonly ChecklistItem[] {
  const values = useWatch({ control: form.control, name: FIELDS });
  const [title, content, excerpt, metaTitle, metaDescription, featuredImageUrl] = values;
  const paused = usePausedText(content);
  const undescribed = useMemo(() => undescribedImages(paused).length, [paused]);
  return checklist({
    hasCover: file !== null || featuredImageUrl !== "",
    undescribed,
    summary: { name: "excerpt", text: excerpt },
    searchTitle: metaTitle.trim() === "" ? title : metaTitle,
    searchDescription: metaDescription,
    brokenLinks: useBrokenLinks(paused),
  });
}

interface StateProps {
  readonly state: PostFormState;
}

/** Lists the missing parts of a post before its publication. */
export function PostChecklist({ state }: StateProps) {
  return <Checklist items={usePostChecklist(state)} />;
}

/** The way from the save bar to the checklist, once something is written. */
export function PostChecklistLink({ state }: StateProps) {
  const items = usePostChecklist(state);
  const isBlank = useWatch({
    control: state.form.control,
    name: FIELDS,
    compute: ([title, content]) => `${title}${content}`.trim() === "",
  });
  return isBlank ? null : <ChecklistLink items={items} />;
}
