import { useWatch } from "react-hook-form";
import { Checklist } from "#site/admin/form-safety/checklist.tsx";
import { ChecklistLink } from "#site/admin/form-safety/checklist-link.tsx";
import { checklist } from "#site/admin/form-safety/checklist-model.ts";
import type { ChecklistItem } from "#site/admin/form-safety/checklist-model.ts";
import { useBrokenLinks } from "#site/admin/form-safety/use-broken-links.ts";
import { usePausedText } from "#site/admin/form-safety/use-paused-text.ts";
import type { ProjectFormState } from "./use-project-form.ts";

const FIELDS = [
  "title",
  "description",
  "content",
  "featuredImageUrl",
  "imageUrl",
  "gallery",
] as const;

/** The points of a project's checklist. Its description is the one of search results, too. */
function useProjectChecklist({ form, image }: ProjectFormState): readonly ChecklistItem[] {
  const values = useWatch({ control: form.control, name: FIELDS });
  const [title, description, content, featuredImageUrl, imageUrl, gallery] = values;
  return checklist({
    hasCover: image.file !== null || featuredImageUrl !== "" || imageUrl.trim() !== "",
    undescribed: gallery.filter(({ url, alt }) => url !== "" && alt.trim() === "").length,
    summary: { name: "description", text: description },
    searchTitle: title,
    searchDescription: description,
    brokenLinks: useBrokenLinks(usePausedText(content)),
  });
}

interface StateProps {
  readonly state: ProjectFormState;
}

/** Lists the missing parts of a project before its publication. */
export function ProjectChecklist({ state }: StateProps) {
  return <Checklist items={useProjectChecklist(state)} />;
}

/** The way from the save bar to the checklist, once something is written. */
export function ProjectChecklistLink({ state }: StateProps) {
  const items = useProjectChecklist(state);
  const isBlank = useWatch({
    control: state.form.control,
    name: FIELDS,
    compute: ([title, description, content]) => `${title}${description}${content}`.trim() === "",
  });
  return isBlank ? null : <ChecklistLink items={items} />;
}
