import { StoredPreview } from "#site/admin/public-preview/stored-preview.tsx";
import { articleOfRow } from "./to-article.ts";
import { PreviewedArticle } from "./previewed-article.tsx";
import { useCategoryName } from "./use-category-name.ts";
import { usePost } from "./use-posts.ts";

interface StoredPostPreviewProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Preview of a stored post that is not public yet. */
export function StoredPostPreview({ id, onClose }: StoredPostPreviewProps) {
  const post = usePost(id);
  const category = useCategoryName(post.data?.category_id ?? null);
  return (
    <StoredPreview query={post} noun="post" onClose={onClose}>
      {(row) => <PreviewedArticle post={articleOfRow(row, category)} />}
    </StoredPreview>
  );
}
