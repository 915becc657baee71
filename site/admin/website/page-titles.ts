import type { CopyPage } from "#site/content/page-copy.ts";

/** The pages by the names of the navigation. */
export const PAGE_TITLES: Readonly<Record<CopyPage, string>> = {
  home: "Home",
  services: "Services",
  about: "About",
  privacy: "Privacy policy",
  terms: "Terms",
};
