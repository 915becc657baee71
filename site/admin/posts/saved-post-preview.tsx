import { SavedPreview } from "#site/admin/public-preview/saved-preview.tsx";
import { articleOfRow } from "./to-article.ts";
import { PreviewedPost } from "./previewed-post.tsx";
import { useCategoryName } from "./use-category-name.ts";
import { usePost } from "./use-posts.ts";

interface SavedPostPreviewProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Preview of a saved post that is not public yet. */
export function SavedPostPreview({ id, onClose }: SavedPostPreviewProps) {
  const post = usePost(id);
  const category = useCategoryName(post.data?.category_id ?? null);
  return (
    <SavedPreview query={post} noun="post" onClose={onClose}>
      {(row) => <PreviewedPost post={articleOfRow(row, category)} />}
    </SavedPreview>
  );
}
