import { useEffect, useMemo } from "react";
import { useRouteError } from "react-router-dom";
import { paths } from "#site/config/paths.ts";
import { ErrorFallback } from "#site/ui/error-boundary.tsx";

/** Shown if the layout fails to render or the code of a page fails to load. */
export function RouteError() {
  const thrown = useRouteError();
  const error = useMemo(
    () => (thrown instanceof Error ? thrown : new Error(String(thrown))),
    [thrown],
  );
  useEffect(() => {
    console.error(`[render-error] ${window.location.pathname}`, error);
  }, [error]);
  return (
    <ErrorFallback
      error={error}
      homeHref={paths.home}
      onRetry={() => {
        window.location.reload();
      }}
    />
  );
}
