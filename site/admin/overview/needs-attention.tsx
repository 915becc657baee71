import { Flex, Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { STALE_DRAFT_DAYS } from "#supabase/data/limits.ts";
import type { PendingWork } from "#supabase/data/overview.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { useRebuildFailure } from "#site/admin/jobs/index.ts";
import { copyPageSearch, pageSearch, VISIT } from "#site/admin/navigation/dashboard-tabs.ts";
import type { TabId } from "#site/platform/dashboard-manifest.ts";
import { formatCount } from "#site/format/number.ts";
import { LINK_LINE } from "#site/ui/theme/touch.ts";
import { Panel } from "./panel.tsx";
import { useUnpublished } from "./use-unpublished.ts";
import type { UnpublishedPage } from "#site/admin/website/index.ts";
import { useUndescribed } from "./use-undescribed.ts";
import type { Undescribed } from "./use-undescribed.ts";

interface AttentionItem {
  readonly key: keyof PendingWork;
  readonly one: string;
  readonly many: string;
  readonly tab: TabId;
  /** URL parameters that filter the list to the counted rows, most urgent first where possible. */
  readonly list: string;
}

const STALE_TIME = `${String(STALE_DRAFT_DAYS)} days`;

const ATTENTION_ITEMS: readonly AttentionItem[] = [
  {
    key: "overdueReplies",
    one: "inquiry has waited longer for a reply than the studio promises",
    many: "inquiries have waited longer for a reply than the studio promises",
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
    key: "staleDrafts",
    one: `draft has not been touched for ${STALE_TIME}`,
    many: `drafts have not been touched for ${STALE_TIME}`,
    tab: "blog-posts",
    list: "status=draft&sort=updated_at-asc",
  },
];

/**
 * Work that needs attention: a failed rebuild of the website, pages of it with unpublished changes, counted rows, each
 * line with a link to their list, and images without a description, each line with a link to their post or project.
 */
export function Attention({ counts }: { readonly counts: PendingWork | undefined }) {
  const { hrefFor } = useAdminNavigation();
  const undescribed = useUndescribed();
  const rebuild = useRebuildFailure();
  const unpublished = useUnpublished();
  const isEmpty =
    undescribed.rows.length === 0 &&
    undescribed.more === 0 &&
    !undescribed.failed &&
    rebuild === null &&
    unpublished.pages.length === 0 &&
    !unpublished.failed;
  const open = ATTENTION_ITEMS.filter(({ key }) => (counts?.[key] ?? 0) > 0);
  return (
    <Panel title="Needs attention" pending={counts === undefined}>
      {open.length === 0 && isEmpty ? (
        <Text textStyle="ui" color="fg.muted">
          Nothing is waiting for you. Overdue replies, scheduled posts, untouched drafts and
          pictures without a description appear here.
        </Text>
      ) : (
        <ul>
          {rebuild === "failed" && (
            <Line count={1} to={pageSearch("jobs")}>
              rebuild of the website failed: visitors do not see the latest changes
            </Line>
          )}
          {unpublished.pages.map((each) => (
            <Line key={each.page} count={each.changes} to={copyPageSearch(each.page)}>
              {unpublishedText(each)}
            </Line>
          ))}
          {open.map(({ key, one, many, tab, list }) => (
            <Line key={key} count={counts?.[key] ?? 0} to={hrefFor(tab, null, list)}>
              {counts?.[key] === 1 ? one : many}
            </Line>
          ))}
          {undescribed.rows.map((row) => (
            <Line key={row.id} count={row.images} to={hrefFor(row.tab, row.id)}>
              {undescribedText(row)}
            </Line>
          ))}
          {undescribed.more > 0 && <Note>{moreText(undescribed.more)}</Note>}
          {undescribed.failed && <Note>The descriptions of pictures could not be checked.</Note>}
          {unpublished.failed && (
            <Note>The changes of Website on this device could not be checked.</Note>
          )}
          {rebuild === "unknown" && <Note>The rebuild of the website could not be checked.</Note>}
        </ul>
      )}
    </Panel>
  );
}

/** A line without a link. */
function Note({ children }: { readonly children: string }) {
  return (
    <Text as="li" textStyle="ui" color="fg.muted" paddingBlock="1.5">
      {children}
    </Text>
  );
}

function unpublishedText({ changes, title }: UnpublishedPage): string {
  return changes === 1
    ? `change of ${title} on this device is not published`
    : `changes of ${title} on this device are not published`;
}

function undescribedText({ images, title }: Undescribed): string {
  return images === 1
    ? `picture in “${title}” lacks a description`
    : `pictures in “${title}” lack a description`;
}

function moreText(rows: number): string {
  return rows === 1
    ? "and 1 more post or project with pictures that lack a description"
    : `and ${formatCount(rows)} more posts and projects with pictures that lack a description`;
}

interface LineProps {
  readonly count: number;
  readonly to: string;
  readonly children: string;
}

function Line({ count, to, children }: LineProps) {
  return (
    <Flex as="li" align="baseline" gap="3" paddingBlock="1.5" css={LINK_LINE.line}>
      <Text
        as="span"
        textStyle="uiTitle"
        fontVariantNumeric="tabular-nums"
        minWidth="2ch"
        flexShrink="0"
      >
        {count}
      </Text>
      <Link asChild textStyle="ui" minWidth="0" overflowWrap="anywhere" css={LINK_LINE.link}>
        <RouterLink to={to} state={VISIT}>
          {children}
        </RouterLink>
      </Link>
    </Flex>
  );
}
