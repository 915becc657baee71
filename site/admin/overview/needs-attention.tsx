import { Flex, Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import type { AttentionToday } from "#supabase/data/overview.ts";
import { useAdminNavigation, VISIT } from "#site/admin/navigation/dashboard-tabs.ts";
import type { TabId } from "#site/platform/dashboard-manifest.ts";
import { Panel } from "./panel.tsx";

interface AttentionItem {
  readonly key: keyof AttentionToday;
  readonly one: string;
  readonly many: string;
  readonly tab: TabId;
  /** URL parameters that filter the list to the counted rows, most urgent first where possible. */
  readonly list: string;
}

const ATTENTION_ITEMS: readonly AttentionItem[] = [
  {
    key: "overdueReplies",
    one: "inquiry has waited longer than 24 hours for a reply",
    many: "inquiries have waited longer than 24 hours for a reply",
    tab: "contacts",
    list: "status=overdue&sort=reply_due_at-asc",
  },
  {
    key: "scheduledPosts",
    one: "post is scheduled to go live by itself",
    many: "posts are scheduled to go live by themselves",
    tab: "blog-posts",
    list: "status=scheduled",
  },
  {
    key: "restingDrafts",
    one: "draft has not been touched for 14 days",
    many: "drafts have not been touched for 14 days",
    tab: "blog-posts",
    list: "status=draft&sort=updated_at-asc",
  },
];

/** Counters of rows that need attention; each line links to the list of the counted rows. */
export function Attention({ counts }: { readonly counts: AttentionToday | undefined }) {
  const { hrefFor } = useAdminNavigation();
  const open = ATTENTION_ITEMS.filter(({ key }) => (counts?.[key] ?? 0) > 0);
  return (
    <Panel title="Needs attention" pending={counts === undefined}>
      {open.length === 0 ? (
        <Text textStyle="ui" color="fg.muted">
          Nothing is waiting for you. Overdue replies, scheduled posts and resting drafts appear
          here.
        </Text>
      ) : (
        <ul>
          {open.map(({ key, one, many, tab, list }) => (
            <Flex as="li" key={key} align="baseline" gap="3" paddingBlock="1.5">
              <Text as="span" textStyle="uiTitle" fontVariantNumeric="tabular-nums" minWidth="4">
                {counts?.[key]}
              </Text>
              <Link asChild textStyle="ui">
                <RouterLink to={hrefFor(tab, null, list)} state={VISIT}>
                  {counts?.[key] === 1 ? one : many}
                </RouterLink>
              </Link>
            </Flex>
          ))}
        </ul>
      )}
    </Panel>
  );
}
