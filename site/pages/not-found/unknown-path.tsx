import { lazy, Suspense } from "react";

const NotFoundPage = lazy(async () => ({
  default: (await import("./not-found-page.tsx")).NotFoundPage,
}));

/** The not-found page for a path of a list or project that names nothing. Its code loads on demand. */
export function UnknownPath() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}
