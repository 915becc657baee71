import { useLayoutEffect } from "react";

/** The page while the dashboard is shown: light or dark as the system is set, and room above and
 * below for what stays in view, so that a field that gets focus is never hidden behind it. */
export function useAdminPage() {
  useLayoutEffect(() => {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const page = document.documentElement;
    const apply = () => {
      page.classList.toggle("dark", dark.matches);
      page.style.colorScheme = dark.matches ? "dark" : "light";
    };
    apply();
    page.style.scrollPaddingBlock = "9rem 6rem";
    dark.addEventListener("change", apply);
    return () => {
      dark.removeEventListener("change", apply);
      page.classList.remove("dark");
      page.style.colorScheme = "";
      page.style.scrollPaddingBlock = "";
    };
  }, []);
}
