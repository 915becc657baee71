import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { dismissTip, dismissedTips } from "#supabase/data/tips.ts";
import { keysLabel } from "#site/platform/keyboard.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import type { TabId } from "#site/platform/dashboard-manifest.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

/**
 * One tip per tab, at most one line of the header. FIND is replaced by the platform's shortcut of
 * the command palette.
 */
const TIPS: Readonly<Record<TabId, string>> = {
  overview: "FIND finds anything, ? lists all keys.",
  "blog-posts": "Shift and a click select a range of posts.",
  projects: "Sorted by “Portfolio order”, rows can be dragged to their place.",
  contacts: "Opening an inquiry marks it as read.",
  "new-blog": "Drop pictures into the text; drafts save themselves.",
};

/** The tip of a tab until it is dismissed. Dismissals are stored per account. */
export function useTip(tab: TabId) {
  const client = useStaffClient();
  const cache = useQueryClient();
  const { memberId, phase } = useSession();
  const { keyboard } = usePlatform();
  const queryKey = [...adminKeys.tips, memberId];
  const { data: dismissed } = useQuery({
    queryKey,
    queryFn: ({ signal }) => dismissedTips(client, signal),
    enabled: phase === "signed-in",
    staleTime: Infinity,
  });
  const { mutate } = useMutation({
    mutationFn: () => dismissTip(client, tab),
    onMutate: () => {
      cache.setQueryData<string[]>(queryKey, (before) => [...(before ?? []), tab]);
    },
    onError: (error) => {
      // Dismissed for this visit; it reappears on the next one. The member cannot fix this, so
      // there is no message.
      console.error("[hint]", error);
    },
  });
  const isVisible = dismissed !== undefined && !dismissed.includes(tab);
  const tip = TIPS[tab].replace("FIND", keysLabel(["Mod", "K"], keyboard));
  return { tip: isVisible ? tip : null, dismiss: mutate };
}
