import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * On every change of path: logs one page-view line to the console (sent nowhere), scrolls to the top and
 * moves the focus. The loader logs the first page view.
 */
export function useRouteEffects() {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const current = useRef(pathname);
  useEffect(() => {
    const previous = current.current;
    if (previous === pathname) return;
    current.current = pathname;
    console.info(`[page-view] ${pathname}`);
    window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    moveFocus(way === NavigationType.Pop ? previous : null);
  }, [pathname, way]);
}

/**
 * Moves the focus, which is lost with the previous page: to the new page, or after Back to the link that
 * leads to the page just left.
 */
function moveFocus(previous: string | null) {
  const page = document.getElementById("content");
  const link = previous === null ? null : page?.querySelector(`a[href="${CSS.escape(previous)}"]`);
  const place = link instanceof HTMLElement ? link : page;
  place?.focus({ preventScroll: true });
}
