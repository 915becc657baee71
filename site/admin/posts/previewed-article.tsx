import { Article } from "#site/markup/article.tsx";
import type { ArticlePost } from "#site/markup/article.tsx";
import { useAdminEnvironment } from "#site/admin/shell/admin-environment.tsx";

/** The article of the public page; its stock picture is looked up on the site, also from the desktop. */
export function PreviewedArticle({ post }: { readonly post: ArticlePost }) {
  const { publicSite } = useAdminEnvironment();
  const elsewhere = publicSite.origin !== window.location.origin;
  return <Article post={post} {...(elsewhere && { site: publicSite })} />;
}
