import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * On every change of path: one page-view line on the console (sent nowhere) and back to the top. The
 * page a visit begins with has had its line before React woke up.
 */
export function useRouteEffects() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    console.info(`[page-view] ${pathname}`);
    window.scrollTo({ top: 0, left: 0, behavior: "instant" });
  }, [pathname]);
}
