import type { StaffClient } from "./staff-client.ts";
import { rowGone, sendAsStaff } from "./staff-requests.ts";

export interface DashboardCounts {
  /** Posts that are not in the trash, drafts included. */
  readonly totalPosts: number;
  /** Published projects that are not in the trash. */
  readonly activeProjects: number;
  /** Unread inquiries with the status `new`. */
  readonly newInquiries: number;
}

/** The three counters of the overview, counted by the database in one call. */
export async function dashboardCounts(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<DashboardCounts> {
  const counts = (await sendAsStaff(client, client.rest.rpc("dashboard_counts"), signal))[0];
  if (counts === undefined) return rowGone(client);
  return {
    totalPosts: counts.total_posts,
    activeProjects: counts.active_projects,
    newInquiries: counts.new_inquiries,
  };
}
