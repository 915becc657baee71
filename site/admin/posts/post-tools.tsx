import type { UseFormReturn } from "react-hook-form";
import type { PostRow } from "#supabase/data/posts.ts";
import { ShareButton } from "#site/admin/public-preview/share/share-button.tsx";
import { ViewPublicPage } from "#site/admin/public-preview/view-public-page.tsx";
import { paths } from "#site/config/paths.ts";
import type { PostValues } from "#site/schemas/post.ts";
import { PostHistory } from "./post-history.tsx";

interface PostToolsProps {
  readonly form: UseFormReturn<PostValues>;
  /** The version that the next save builds on. */
  readonly base: PostRow;
}

/** The public page of a saved post, once it has one, the private links to its preview, and its earlier versions. */
export function PostTools({ form, base }: PostToolsProps) {
  return (
    <>
      <ViewPublicPage label="View post" row={base} path={paths.blogPost(base.slug)} />
      <ShareButton row={{ kind: "post", id: base.id }} hasUnsavedChanges={form.formState.isDirty} />
      <PostHistory form={form} postId={base.id} />
    </>
  );
}
