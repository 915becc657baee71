import type { ReactNode } from "react";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { logRenderError } from "#site/client/log-render-error.ts";
import { useAssetUrl } from "#site/admin/media/use-asset-url.ts";
import type { EmbedContext } from "#site/rich-text/embed-context.ts";
import { ErrorBoundary } from "#site/ui/error-boundary.tsx";

interface PublicPageProps {
  /** Renders a component of the public site; `embed` is set in the desktop app only. */
  readonly children: (site: { readonly embed?: EmbedContext }) => ReactNode;
}

/**
 * A component of the public site. In the desktop app, images come from the public site's origin. The
 * error boundary limits a render failure to the preview; a form beside it stays mounted.
 */
export function PublicPage({ children }: PublicPageProps) {
  const { origin } = useAdminEnvironment().publicSite;
  const toAssetUrl = useAssetUrl();
  const isEmbedded = origin !== window.location.origin;
  return (
    <ErrorBoundary
      message="The preview cannot be drawn. What is written is safe; change it or try again."
      onError={logRenderError}
    >
      {children(isEmbedded ? { embed: { origin, toAssetUrl } } : {})}
    </ErrorBoundary>
  );
}
