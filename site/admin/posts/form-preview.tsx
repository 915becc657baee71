import { Box } from "@chakra-ui/react";
import { useState } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import { articleOfValues } from "./article-of.ts";
import type { PostValues } from "./post-values.ts";
import { PreviewDialog } from "./preview-dialog.tsx";
import { PreviewedArticle } from "./previewed-article.tsx";
import { useCategoryName } from "./use-category-name.ts";

interface FormPreviewProps {
  readonly values: PostValues;
  readonly base: PostRow | null;
  /** Address of a picture that is chosen but not uploaded yet. */
  readonly chosenPicture: string | null;
  readonly onClose: () => void;
}

/** The public page of what is in the form right now, unsaved words and chosen picture included. */
export function FormPreview({ values, base, chosenPicture, onClose }: FormPreviewProps) {
  const [now] = useState(() => new Date());
  const category = useCategoryName(values.categoryId);
  return (
    <PreviewDialog title="Preview" onClose={onClose}>
      <Box maxWidth="page" marginInline="auto">
        <PreviewedArticle post={articleOfValues(values, { category, base, chosenPicture, now })} />
      </Box>
    </PreviewDialog>
  );
}
