import { PublicPage } from "#site/admin/public-preview/public-page.tsx";
import { Article } from "#site/rich-text/article.tsx";
import type { ArticlePost } from "#site/rich-text/article.tsx";

/** The public article. */
export function PreviewedPost({ post }: { readonly post: ArticlePost }) {
  return <PublicPage>{(site) => <Article post={post} {...site} />}</PublicPage>;
}
