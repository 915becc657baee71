import { parseEnum } from "./enums.ts";
import type { StaffClient } from "./staff-client.ts";
import { throwNotFound, sendAsStaff } from "./staff-requests.ts";

export interface DashboardCounts {
  /** Posts outside the trash, drafts included. */
  readonly totalPosts: number;
  /** Published projects outside the trash. */
  readonly activeProjects: number;
  /** Unread inquiries with the status `new`. */
  readonly newInquiries: number;
}

/** The three counters of the overview, from one call. */
export async function dashboardCounts(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<DashboardCounts> {
  const counts = (await sendAsStaff(client, client.rest.rpc("dashboard_counts"), signal))[0];
  if (counts === undefined) return throwNotFound(client);
  return {
    totalPosts: counts.total_posts,
    activeProjects: counts.active_projects,
    newInquiries: counts.new_inquiries,
  };
}

export interface PendingWork {
  /** New inquiries without a reply within the hours of the site settings. */
  readonly overdueReplies: number;
  /** Posts with a future publication date. */
  readonly scheduledPosts: number;
  /** Drafts of posts without a change for 14 days. */
  readonly staleDrafts: number;
}

/** Counts of pending work, from one call. */
export async function pendingWork(client: StaffClient, signal?: AbortSignal): Promise<PendingWork> {
  const counts = (await sendAsStaff(client, client.rest.rpc("attention_today"), signal))[0];
  if (counts === undefined) return throwNotFound(client);
  return {
    overdueReplies: counts.overdue_replies,
    scheduledPosts: counts.scheduled_posts,
    staleDrafts: counts.resting_drafts,
  };
}

/** Inquiries, spam excluded, of each week from `firstWeek` on, oldest first. A week is 168 hours. */
export async function inquiriesPerWeek(
  client: StaffClient,
  firstWeek: Date,
  weeks: number,
  signal?: AbortSignal,
): Promise<number[]> {
  const request = client.rest.rpc("inquiries_per_week", {
    first_week: firstWeek.toISOString(),
    weeks,
  });
  return (await sendAsStaff(client, request, signal)).map(({ received }) => received);
}

export interface Activity {
  readonly kind: "post" | "project" | "inquiry";
  readonly id: string;
  /** Title of the post or project, or name of the sender. */
  readonly title: string;
  /** true for an inquiry, and for a post or project that has not changed since its creation. */
  readonly isNew: boolean;
  /** Time of the last change, or of an inquiry's receipt. */
  readonly happenedAt: Date;
}

/** The latest eight events, newest first. */
export async function recentActivity(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<Activity[]> {
  const rows = await sendAsStaff(client, client.rest.rpc("recent_activity"), signal);
  return rows.map((row) => ({
    kind: parseEnum(["post", "project", "inquiry"], row.kind, "post"),
    id: row.id,
    title: row.title,
    isNew: row.is_new,
    happenedAt: new Date(row.happened_at),
  }));
}
