import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { setPreviousPath } from "./previous-path.ts";

/**
 * On every change of path: logs one page-view line to the console (sent nowhere), scrolls to the top, or to the
 * element that the URL's fragment names, and moves the focus. The loader logs the first page view.
 */
export function useRouteEffects() {
  const { pathname, search, hash } = useLocation();
  const way = useNavigationType();
  const current = useRef({ pathname, search });
  useEffect(() => {
    const previous = current.current;
    current.current = { pathname, search };
    if (previous.pathname === pathname) return;
    setPreviousPath(previous.pathname);
    console.info(`[page-view] ${pathname}`);
    window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
    moveFocus(way === NavigationType.Pop ? previous : null);
  }, [pathname, search, hash, way]);
}

/**
 * Moves the focus, which is lost with the previous page: to the new page, or after Back to the link that
 * leads to the page just left.
 */
function moveFocus(previous: Pick<Location, "pathname" | "search"> | null) {
  const page = document.getElementById("content");
  const linkTo = (address: string) =>
    page?.querySelector<HTMLElement>(`a[href="${CSS.escape(address)}"]`);
  const link =
    previous === null
      ? null
      : (linkTo(`${previous.pathname}${previous.search}`) ?? linkTo(previous.pathname));
  (link ?? page)?.focus({ preventScroll: true });
}
