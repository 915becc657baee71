import { Box, Skeleton, Stack } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";
import { ErrorNotice } from "#site/ui/states.tsx";
import { articleOfRow } from "./to-article.ts";
import { PreviewDialog } from "./preview-dialog.tsx";
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
    <PreviewDialog title="Preview: not public yet" onClose={onClose}>
      <Box maxWidth="page" marginInline="auto">
        {post.isPending && (
          <Stack gap="6" role="status" aria-label="Loading the post">
            <Skeleton height="16" maxWidth="30rem" />
            <Skeleton height="80" />
          </Stack>
        )}
        {post.isError && (
          <ErrorNotice
            message={messageOf(post.error) || "The post could not be loaded."}
            onRetry={() => void post.refetch()}
          />
        )}
        {post.isSuccess && <PreviewedArticle post={articleOfRow(post.data, category)} />}
      </Box>
    </PreviewDialog>
  );
}
