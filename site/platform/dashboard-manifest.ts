/*
 * Tabs and pages of the dashboard. Read by the tab bar, the Studio menu, the command palette, the keys, the
 * desktop menu, the lint boundaries, tests and benches. Data without imports, because the desktop's main
 * process reads it, too: the components are in admin/frame/load-tab.ts and admin/frame/load-page.ts,
 * complete by type.
 */

/**
 * The tabs in display order. The ids are part of the URL: /admin?tab=blog-posts. `key` opens the tab; in the
 * desktop menu with Ctrl or ⌘. `items` are the rows that open in it, by links and notifications.
 */
export const DASHBOARD_TABS = [
  { id: "overview", label: "Overview", key: "1", folder: "overview", items: null },
  { id: "blog-posts", label: "Blog Posts", key: "2", folder: "posts", items: null },
  { id: "projects", label: "Projects", key: "3", folder: "projects", items: "projects" },
  { id: "contacts", label: "Contacts", key: "4", folder: "inquiries", items: "inquiries" },
  { id: "new-blog", label: "New Blog", key: "5", folder: "posts", items: "posts" },
] as const;

type Tab = (typeof DASHBOARD_TABS)[number];
export type TabId = Tab["id"];
export type TabLabel = Tab["label"];
export type ItemKind = NonNullable<Tab["items"]>;

/** The tab in which a row opens. */
export function tabOfItem(kind: ItemKind): TabId {
  return DASHBOARD_TABS.find(({ items }) => items === kind)?.id ?? "overview";
}

/**
 * The pages beside the tabs, in the order of the Studio menu. The ids are part of the URL:
 * /admin?page=media. `group` is the part of the menu, `width` that of the content: a form, or everything.
 * `terms` are further words that find the page in the command palette.
 */
export const PAGES = {
  media: {
    title: "Media library",
    group: "content",
    width: "full",
    ownersOnly: false,
    folder: "media-library",
    terms: "pictures images files uploads videos",
  },
  categories: {
    title: "Categories",
    group: "content",
    width: "form",
    ownersOnly: false,
    folder: "categories",
    terms: "rename",
  },
  "reply-templates": {
    title: "Reply templates",
    group: "content",
    width: "form",
    ownersOnly: false,
    folder: "reply-templates",
    terms: "saved replies canned answers inquiries mail text placeholders",
  },
  trash: {
    title: "Trash",
    group: "content",
    width: "full",
    ownersOnly: false,
    folder: "trash",
    terms: "deleted restore bin",
  },
  website: {
    title: "Website",
    group: "website",
    width: "full",
    ownersOnly: true,
    folder: "website",
    terms: "home services about copy texts edit pages words history",
  },
  settings: {
    title: "Site settings",
    group: "website",
    width: "full",
    ownersOnly: true,
    folder: "site-settings",
    terms: "facts",
  },
  redirects: {
    title: "Redirects",
    group: "website",
    width: "full",
    ownersOnly: true,
    folder: "redirects",
    terms: "old address new address former website moved url not found 404 csv",
  },
  statistics: {
    title: "Statistics",
    group: "office",
    width: "full",
    ownersOnly: false,
    folder: "statistics",
    terms: "inquiries by page source reply time won share figures report numbers",
  },
  members: {
    title: "Members",
    group: "office",
    width: "form",
    ownersOnly: true,
    folder: "members",
    terms: "invite colleague staff role deactivate",
  },
  "personal-data": {
    title: "A person’s data",
    group: "office",
    width: "form",
    ownersOnly: true,
    folder: "personal-data",
    terms: "privacy gdpr e-mail address export erase delete visitor client",
  },
  backup: {
    title: "Backup",
    group: "office",
    width: "form",
    ownersOnly: true,
    folder: "backup",
    terms: "export import restore download",
  },
  jobs: {
    title: "Jobs and deliveries",
    group: "office",
    width: "full",
    ownersOnly: true,
    folder: "jobs",
    terms: "mails failed retry outbox daily log retention",
  },
  account: {
    title: "Your account",
    group: "account",
    width: "form",
    ownersOnly: false,
    folder: "account",
    terms: "password authenticator two-factor sign out everywhere sessions",
  },
} as const;
export type PageId = keyof typeof PAGES;

/** The ids of the pages in the order of the menu. */
export const PAGE_IDS = Object.keys(PAGES) as readonly PageId[];

/** Whether a string, such as a query parameter, is the id of a page. */
export function isPageId(id: string | null): id is PageId {
  return id !== null && Object.hasOwn(PAGES, id);
}

/** A tab or a page of the dashboard. */
export type Place = TabId | PageId;

/** The label of a tab, or the title of a page. */
export function placeTitle(place: Place): string {
  if (isPageId(place)) return PAGES[place].title;
  return DASHBOARD_TABS.find(({ id }) => id === place)?.label ?? "";
}
