/*
 * Tabs and dialogs of the dashboard. Read by the tab bar, the command palette, the keys, the desktop menu,
 * the lint boundaries, tests and benches. Data without imports, because the desktop's main process reads it,
 * too: the components are in admin/frame/load-tab.ts and admin/frame/load-dialog.ts, complete by type.
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
 * The dialogs behind the account menu. `size` is the dialog's width; `terms` are further words that find it in
 * the command palette.
 */
export const DIALOGS = {
  account: {
    title: "Your account",
    size: "lg",
    ownersOnly: false,
    folder: "account",
    terms: "password authenticator two-factor sign out everywhere sessions",
  },
  settings: {
    title: "Site facts",
    size: "lg",
    ownersOnly: true,
    folder: "site-settings",
    terms: "phone e-mail address opening hours social links claims legal date settings",
  },
  members: {
    title: "Members",
    size: "lg",
    ownersOnly: true,
    folder: "members",
    terms: "invite colleague staff role deactivate",
  },
  media: {
    title: "Media library",
    size: "xl",
    ownersOnly: false,
    folder: "media-library",
    terms: "pictures images files uploads videos",
  },
  categories: {
    title: "Categories",
    size: "md",
    ownersOnly: false,
    folder: "categories",
    terms: "rename",
  },
  "reply-templates": {
    title: "Reply templates",
    size: "lg",
    ownersOnly: false,
    folder: "reply-templates",
    terms: "saved replies canned answers inquiries mail text placeholders",
  },
  backup: {
    title: "Backup",
    size: "md",
    ownersOnly: true,
    folder: "backup",
    terms: "export import restore download",
  },
  redirects: {
    title: "Redirects",
    size: "xl",
    ownersOnly: true,
    folder: "redirects",
    terms: "old address new address former website moved url not found 404 csv",
  },
  jobs: {
    title: "Jobs and deliveries",
    size: "lg",
    ownersOnly: true,
    folder: "jobs",
    terms: "mails failed retry outbox daily log retention",
  },
  "personal-data": {
    title: "A person’s data",
    size: "md",
    ownersOnly: true,
    folder: "personal-data",
    terms: "privacy gdpr e-mail address export erase delete visitor client",
  },
  trash: {
    title: "Trash",
    size: "lg",
    ownersOnly: false,
    folder: "trash",
    terms: "deleted restore bin",
  },
} as const;
export type DialogId = keyof typeof DIALOGS;
