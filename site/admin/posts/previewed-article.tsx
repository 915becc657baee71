import { Article } from "#site/rich-text/article.tsx";
import type { ArticlePost } from "#site/rich-text/article.tsx";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { logRenderError } from "#site/admin/context/log-render-error.ts";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";
import { ErrorBoundary } from "#site/ui/error-boundary.tsx";

/**
 * The public article. In the desktop app, images come from the public site's origin. The error boundary
 * limits a render failure to the preview; the form beside it stays mounted.
 */
export function PreviewedArticle({ post }: { readonly post: ArticlePost }) {
  const { origin } = useAdminEnvironment().publicSite;
  const shownAddress = useAssetUrl();
  const isElsewhere = origin !== window.location.origin;
  return (
    <ErrorBoundary
      message="The preview cannot be drawn. What is written is safe; change it or try again."
      onError={logRenderError}
    >
      <Article post={post} {...(isElsewhere && { elsewhere: { origin, shownAddress } })} />
    </ErrorBoundary>
  );
}
