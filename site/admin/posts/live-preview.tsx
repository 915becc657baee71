import { Box } from "@chakra-ui/react";
import { memo, startTransition, useEffect, useState } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import { publicTheme } from "#site/admin/public-preview/public-theme.ts";
import { articleOfValues } from "./to-article.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { PreviewedArticle } from "./previewed-article.tsx";
import { useCategoryName } from "./use-category-name.ts";
import type { PostFormState } from "./use-post-form.ts";

/** Viewport height minus the sticky header and the save bar. */
const PREVIEW_HEIGHT = "calc(100dvh - 7.5rem - 5rem)";

/** The public page beside the form, updated in transitions. */
export function LivePreview({ state }: { readonly state: PostFormState }) {
  const values = useDeferredValues(state);
  return (
    <Box
      as="section"
      aria-label="Live preview"
      tabIndex={0}
      {...publicTheme}
      position="sticky"
      top="7.5rem"
      height={PREVIEW_HEIGHT}
      overflowY="auto"
      contain="content"
      borderWidth="1px"
      borderRadius="md"
      paddingInline="8"
      paddingBlock="10"
    >
      <DeferredPreview values={values} base={state.base} chosenImage={state.fileAddress} />
    </Box>
  );
}

interface PreviewArticleProps {
  readonly values: PostValues;
  readonly base: PostRow | null;
  readonly chosenImage: string | null;
}

const DeferredPreview = memo(function PreviewArticle(props: PreviewArticleProps) {
  const [now] = useState(() => new Date());
  const { values, base, chosenImage } = props;
  const category = useCategoryName(values.categoryId);
  return <PreviewedArticle post={articleOfValues(values, { category, base, chosenImage, now })} />;
});

/**
 * The form values, updated with low priority so that rendering the preview does not delay typing.
 */
function useDeferredValues({ form }: PostFormState): PostValues {
  const [values, setValues] = useState(() => form.getValues());
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          startTransition(() => {
            setValues(form.getValues());
          });
        },
      }),
    [form],
  );
  return values;
}
