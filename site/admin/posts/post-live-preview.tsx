import { memo, useState } from "react";
import type { PostRow } from "#supabase/data/posts.ts";
import { LivePreview } from "#site/admin/public-preview/live-preview.tsx";
import { usePreviewedValues } from "#site/admin/public-preview/use-previewed-values.ts";
import { articleOfValues } from "./to-article.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { PreviewedPost } from "./previewed-post.tsx";
import { useCategoryName } from "./use-category-name.ts";
import type { PostFormState } from "./use-post-form.ts";

/** The post's public page beside its form, updated in transitions. */
export function PostLivePreview({ state }: { readonly state: PostFormState }) {
  const values = usePreviewedValues(state.form);
  return (
    <LivePreview>
      <DeferredPreview values={values} base={state.base} chosenFileUrl={state.chosenFileUrl} />
    </LivePreview>
  );
}

interface PreviewArticleProps {
  readonly values: PostValues;
  readonly base: PostRow | null;
  readonly chosenFileUrl: string | null;
}

const DeferredPreview = memo(function PreviewArticle(props: PreviewArticleProps) {
  const [now] = useState(() => new Date());
  const { values, base, chosenFileUrl } = props;
  const category = useCategoryName(values.categoryId);
  return <PreviewedPost post={articleOfValues(values, { category, base, chosenFileUrl, now })} />;
});
