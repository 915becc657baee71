import { useMemo } from "react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { ChecklistContext } from "#site/admin/form-safety/checklist-context.ts";
import { checklist } from "#site/admin/form-safety/checklist-model.ts";
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

interface PostChecklistProviderProps {
  readonly state: PostFormState;
  readonly children: ReactNode;
}

/** Provides the checklist of a post: what is missing before its publication. */
export function PostChecklistProvider({
  state: { form, file },
  children,
}: PostChecklistProviderProps) {
  const values = useWatch({ control: form.control, name: FIELDS });
  const [title, content, excerpt, metaTitle, metaDescription, featuredImageUrl] = values;
  const paused = usePausedText(content);
  const undescribed = useMemo(() => undescribedImages(paused).length, [paused]);
  const items = checklist({
    hasFeaturedImage: file !== null || featuredImageUrl !== "",
    undescribed,
    summary: { name: "excerpt", text: excerpt },
    searchTitle: metaTitle.trim() === "" ? title : metaTitle,
    searchDescription: metaDescription,
    brokenLinks: useBrokenLinks(paused),
  });
  const isBlank = title.trim() === "" && content.trim() === "";
  return <ChecklistContext value={{ items, isBlank }}>{children}</ChecklistContext>;
}
