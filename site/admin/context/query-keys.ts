/** Prefixes of the dashboard's query keys; invalidating one refetches all queries below it. */
export const adminKeys = {
  posts: ["posts"],
  projects: ["projects"],
  inquiries: ["inquiries"],
  /** Addresses of images, valid for minutes. */
  inquiryImages: ["inquiry-images"],
  categories: ["categories"],
  siteSettings: ["site-settings"],
  members: ["members"],
  invitations: ["invitations"],
  sessions: ["sessions"],
  secondFactor: ["second-factor"],
  media: ["media"],
  mailDelivery: ["mail-delivery"],
  jobs: ["jobs"],
  replyTemplates: ["reply-templates"],
  replySignature: ["reply-signature"],
  redirects: ["redirects"],
  publicSlugs: ["public-slugs"],
  previewLinks: ["preview-links"],
  presence: ["presence"],
  inquiryChannel: ["inquiry-channel"],
  tips: ["hints"],
  /**
   * Counters, panels of the overview, and what is unread or lacks a description. Invalidate after creating, publishing,
   * reading or deleting a row.
   */
  counts: ["counts"],
  statistics: ["statistics"],
} as const;

/** Query key of one row, below the prefix of its table. It is stored for the offline start (`persistence-rules.ts`). */
export function rowKey(prefix: readonly string[], id: string): readonly string[] {
  return [...prefix, "one", id];
}
