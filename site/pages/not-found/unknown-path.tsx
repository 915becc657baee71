import { lazy, Suspense } from "react";

const NotFoundPage = lazy(async () => ({
  default: (await import("./not-found-page.tsx")).NotFoundPage,
}));
const NotFoundContent = lazy(async () => ({
  default: (await import("./not-found-page.tsx")).NotFoundContent,
}));

/** The not-found page for a path of a list or project that names nothing. Its code loads on demand. */
export function UnknownPath() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}

/** The same without a head. Within `<noscript>`, React would leave the elements of the head in the body. */
export function UnknownPathWithoutHead() {
  return (
    <Suspense>
      <NotFoundContent />
    </Suspense>
  );
}
