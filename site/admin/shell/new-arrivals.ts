import type { UnreadInquiry } from "#supabase/data/inquiries.ts";
import type { Notice } from "#site/platform/platform.ts";

const NAMED_AT_MOST = 2;

/**
 * Tells which unread inquiries of each look arrived since the look before. The first look finds
 * nothing new: what waited already stands in the inbox and on the badge.
 */
export function createArrivals() {
  let since: string | null = null;
  const seen = new Set<string>();
  return (unread: readonly UnreadInquiry[]): readonly UnreadInquiry[] => {
    const start = since;
    since ??= unread[0]?.created_at ?? "";
    // Older ones move up into the answer when somebody reads the newer: they did not just arrive.
    const fresh = unread.filter(
      ({ id, created_at }) => !seen.has(id) && created_at > (start ?? ""),
    );
    for (const { id } of unread) seen.add(id);
    return start === null ? [] : fresh;
  };
}

export type Arrivals = ReturnType<typeof createArrivals>;

/** One notice however many arrived; it leads to the newest, beside which the list shows the rest. */
export function noticeOf([newest, ...others]: readonly UnreadInquiry[]): Notice | null {
  if (newest === undefined) return null;
  const opens = { kind: "inquiries", id: newest.id } as const;
  if (others.length === 0) {
    return {
      title: `New inquiry from ${newest.name}`,
      body: newest.subject || "Click to read it.",
      opens,
    };
  }
  const names = [newest, ...others].map(({ name }) => name);
  return { title: `${String(names.length)} new inquiries`, body: listed(names), opens };
}

function listed(names: readonly string[]): string {
  const rest = names.length - NAMED_AT_MOST;
  if (rest <= 0) return names.join(" and ");
  return `${names.slice(0, NAMED_AT_MOST).join(", ")} and ${String(rest)} more`;
}
