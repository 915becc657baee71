import { useState } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import { PreviewDialog } from "#site/admin/public-preview/preview-dialog.tsx";
import { articleOfValues } from "./to-article.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { PreviewedPost } from "./previewed-post.tsx";
import { useCategoryName } from "./use-category-name.ts";

interface PostPreviewProps {
  readonly values: PostValues;
  readonly base: PostRow | null;
  /** Object URL of a chosen image or video that is not uploaded yet. */
  readonly chosenFileUrl: string | null;
  readonly onClose: () => void;
}

/**
 * Dialog with the public page of the current form values, including unsaved text and a chosen
 * image.
 */
export function PostPreview({ values, base, chosenFileUrl, onClose }: PostPreviewProps) {
  const [now] = useState(() => new Date());
  const category = useCategoryName(values.categoryId);
  return (
    <PreviewDialog title="Preview" onClose={onClose}>
      <PreviewedPost post={articleOfValues(values, { category, base, chosenFileUrl, now })} />
    </PreviewDialog>
  );
}
