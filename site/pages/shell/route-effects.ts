import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/**
 * On every change of path: one page-view line on the console (sent nowhere) and back to the top. The
 * page a visit begins with has had its line before React woke up.
 */
export function useRouteEffects() {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    const left = shown.current;
    if (left === pathname) return;
    shown.current = pathname;
    console.info(`[page-view] ${pathname}`);
    window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    moveFocus(way === NavigationType.Pop ? left : null);
  }, [pathname, way]);
}

/**
 * The link that had the focus is gone with its page: the new page takes it, as a loaded one would, and
 * after Back the link that leads where the visitor came from.
 */
function moveFocus(left: string | null) {
  const page = document.getElementById("content");
  const link = left === null ? null : page?.querySelector(`a[href="${CSS.escape(left)}"]`);
  const place = link instanceof HTMLElement ? link : page;
  place?.focus({ preventScroll: true });
}
