import { Article } from "#site/markup/article.tsx";
import type { ArticlePost } from "#site/markup/article.tsx";
import { useAdminEnvironment } from "#site/admin/shell/admin-environment.tsx";
import { useShownAddress } from "#site/admin/shell/use-shown-address.ts";

/** The article of the public page. The desktop loads the site's pictures from the site. */
export function PreviewedArticle({ post }: { readonly post: ArticlePost }) {
  const { origin } = useAdminEnvironment().publicSite;
  const shownAddress = useShownAddress();
  const isElsewhere = origin !== window.location.origin;
  return <Article post={post} {...(isElsewhere && { elsewhere: { origin, shownAddress } })} />;
}
