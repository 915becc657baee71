import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** On every change of path: one page-view line on the console (sent nowhere) and back to the top. */
export function useRouteEffects() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`[page-view] ${pathname}`);
    window.scrollTo({ top: 0, left: 0, behavior: "instant" });
  }, [pathname]);
}
