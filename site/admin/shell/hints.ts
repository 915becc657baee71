import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { putHintAway, seenHints } from "#supabase/data/hints.ts";
import { keysLabel } from "#site/platform/keyboard.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import type { TabId } from "./dashboard-tabs.ts";
import { usePlatform } from "./platform-context.tsx";
import { adminKeys } from "./query-keys.ts";
import { useStaffClient } from "./staff-backend.tsx";

/** One thing worth knowing about each tab that nobody finds by looking. Short: one line of the header.
 * FIND stands for the keys that open the palette, as the system writes them. */
const HINTS: Readonly<Record<TabId, string>> = {
  overview: "FIND finds anything, ? lists all keys.",
  "blog-posts": "Shift and a click select a range of posts.",
  projects: "Sorted by “Portfolio order”, rows can be dragged to their place.",
  contacts: "Opening an inquiry marks it as read.",
  "new-blog": "Drop pictures into the text; drafts save themselves.",
};

/** The hint of a tab until its reader puts it away, which holds for the account, wherever it signs in. */
export function useHint(tab: TabId) {
  const client = useStaffClient();
  const cache = useQueryClient();
  const { owner, phase } = useSession();
  const { keyboard } = usePlatform();
  const queryKey = [...adminKeys.hints, owner];
  const { data: seen } = useQuery({
    queryKey,
    queryFn: ({ signal }) => seenHints(client, signal),
    enabled: phase === "signed-in",
    staleTime: Infinity,
  });
  const { mutate } = useMutation({
    mutationFn: () => putHintAway(client, tab),
    onMutate: () => {
      cache.setQueryData<string[]>(queryKey, (known) => [...(known ?? []), tab]);
    },
    onError: (error) => {
      // It is away for now and will be back on the next visit: nothing that somebody could do about it.
      console.error("[hint]", error);
    },
  });
  const shown = seen !== undefined && !seen.includes(tab);
  const hint = HINTS[tab].replace("FIND", keysLabel(["Mod", "K"], keyboard));
  return { hint: shown ? hint : null, putAway: mutate };
}
