/** Prefixes of the dashboard's query keys; invalidating one refetches all queries below it. */
export const adminKeys = {
  posts: ["posts"],
  projects: ["projects"],
  inquiries: ["inquiries"],
  /** Addresses of images, valid for minutes. */
  inquiryImages: ["inquiry-images"],
  categories: ["categories"],
  siteSettings: ["site-facts"],
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
  hints: ["hints"],
  /** The three counters. Invalidate after creating, publishing, reading or deleting a row. */
  counts: ["counts"],
  statistics: ["statistics"],
} as const;
