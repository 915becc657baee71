import { useEffect, useLayoutEffect } from "react";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { useAppearance } from "#site/admin/context/appearance.ts";

/**
 * Focused elements stay clear of the header with an editor's toolbar, which are lower on phones, of the sections' links
 * of a form, and of the save bar.
 */
const SCROLL_PADDING =
  "calc(min(9rem, var(--dashboard-header, 9rem) + 3.5rem) + var(--form-sections, 0px)) 6rem";

/**
 * Applies page-level styles while the back office is mounted: the light or dark theme, and scroll
 * padding for the sticky header and save bar, so that they do not cover a focused field.
 */
export function useAdminPage() {
  const chosen = useAppearance(({ appearance }) => appearance);
  const platform = usePlatform();
  useEffect(() => {
    platform.setAppearance(chosen);
  }, [platform, chosen]);
  useLayoutEffect(() => {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const page = document.documentElement;
    const apply = () => {
      const isDark = chosen === "system" ? dark.matches : chosen === "dark";
      page.classList.toggle("dark", isDark);
      page.style.colorScheme = isDark ? "dark" : "light";
    };
    apply();
    page.style.scrollPaddingBlock = SCROLL_PADDING;
    dark.addEventListener("change", apply);
    return () => {
      dark.removeEventListener("change", apply);
      page.classList.remove("dark");
      page.style.colorScheme = "";
      page.style.scrollPaddingBlock = "";
    };
  }, [chosen]);
}
