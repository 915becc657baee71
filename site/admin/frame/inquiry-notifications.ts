import type { UnreadInquiry } from "#supabase/data/inquiries.ts";
import type { Notice } from "#site/platform/platform.ts";

const MAX_NAMES = 2;

/**
 * Compares each poll of unread inquiries with the previous ones and returns the new inquiries. The
 * first poll returns none.
 */
export function createNewInquiryTracker() {
  let since: string | null = null;
  const knownIds = new Set<string>();
  return (unread: readonly UnreadInquiry[]): readonly UnreadInquiry[] => {
    const start = since;
    since ??= unread[0]?.created_at ?? "";
    // Older inquiries move up in the response when newer ones are read; they are not new.
    const arrived = unread.filter(
      ({ id, created_at }) => !knownIds.has(id) && created_at > (start ?? ""),
    );
    for (const { id } of unread) knownIds.add(id);
    return start === null ? [] : arrived;
  };
}

export type NewInquiryTracker = ReturnType<typeof createNewInquiryTracker>;

/** One notification for any number of inquiries; it opens the newest. */
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
  return { title: `${String(names.length)} new inquiries`, body: joinNames(names), opens };
}

function joinNames(names: readonly string[]): string {
  const rest = names.length - MAX_NAMES;
  if (rest <= 0) return names.join(" and ");
  return `${names.slice(0, MAX_NAMES).join(", ")} and ${String(rest)} more`;
}
