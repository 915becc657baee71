import { useMemo } from "react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { ChecklistContext } from "#site/admin/form-safety/checklist-context.ts";
import { checklist } from "#site/admin/form-safety/checklist-model.ts";
import { useBrokenLinks } from "#site/admin/form-safety/use-broken-links.ts";
import { usePausedText } from "#site/admin/form-safety/use-paused-text.ts";
import { undescribedImages } from "#site/rich-text/undescribed-images.ts";
import { lacksDescription } from "./gallery/lacks-description.ts";
import type { ProjectFormState } from "./use-project-form.ts";

const FIELDS = [
  "title",
  "description",
  "content",
  "uploadedImageUrl",
  "typedImageUrl",
  "gallery",
] as const;

interface ProjectChecklistProviderProps {
  readonly state: {
    readonly form: ProjectFormState["form"];
    readonly image: Pick<ProjectFormState["image"], "file">;
  };
  readonly children: ReactNode;
}

/**
 * Provides the checklist of a project: what is missing before its publication. Its description is the one of search
 * results, too.
 */
export function ProjectChecklistProvider({
  state: { form, image },
  children,
}: ProjectChecklistProviderProps) {
  const values = useWatch({ control: form.control, name: FIELDS });
  const [title, description, content, uploadedImageUrl, typedImageUrl, gallery] = values;
  const paused = usePausedText(content);
  const undescribedInText = useMemo(() => undescribedImages(paused).length, [paused]);
  const undescribedInGallery = gallery.filter(lacksDescription).length;
  const items = checklist({
    hasFeaturedImage: image.file !== null || uploadedImageUrl !== "" || typedImageUrl.trim() !== "",
    undescribed: undescribedInText + undescribedInGallery,
    summary: { name: "description", text: description },
    searchTitle: title,
    searchDescription: description,
    brokenLinks: useBrokenLinks(paused),
  });
  const isBlank = `${title}${description}${content}`.trim() === "";
  return <ChecklistContext value={{ items, isBlank }}>{children}</ChecklistContext>;
}
