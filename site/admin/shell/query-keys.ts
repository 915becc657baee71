/** First parts of every cache key of the dashboard; invalidating one refreshes all below it. */
export const adminKeys = {
  posts: ["posts"],
  projects: ["projects"],
  inquiries: ["inquiries"],
  categories: ["categories"],
  siteFacts: ["site-facts"],
  members: ["members"],
  sessions: ["sessions"],
  secondFactor: ["second-factor"],
  media: ["media"],
  hints: ["hints"],
  /** The three counters: refresh them after whatever creates, publishes, reads or deletes a row. */
  counts: ["counts"],
} as const;
