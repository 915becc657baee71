import { useState } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import { PreviewDialog } from "#site/admin/public-preview/preview-dialog.tsx";
import { articleOfValues } from "./to-article.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { PreviewedArticle } from "./previewed-article.tsx";
import { useCategoryName } from "./use-category-name.ts";

interface FormPreviewProps {
  readonly values: PostValues;
  readonly base: PostRow | null;
  /** Object URL of a selected image that is not uploaded yet. */
  readonly chosenImage: string | null;
  readonly onClose: () => void;
}

/**
 * Dialog with the public page of the current form values, including unsaved text and a selected
 * image.
 */
export function FormPreview({ values, base, chosenImage, onClose }: FormPreviewProps) {
  const [now] = useState(() => new Date());
  const category = useCategoryName(values.categoryId);
  return (
    <PreviewDialog title="Preview" onClose={onClose}>
      <PreviewedArticle post={articleOfValues(values, { category, base, chosenImage, now })} />
    </PreviewDialog>
  );
}
