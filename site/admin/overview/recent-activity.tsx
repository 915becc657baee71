import { Flex, Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import type { Activity } from "#supabase/data/overview.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import { tabOfItem } from "#site/platform/dashboard-manifest.ts";
import type { ItemKind } from "#site/platform/dashboard-manifest.ts";
import { shortTime } from "#site/format/time.ts";
import { LINK_LINE } from "#site/ui/theme/touch.ts";
import { Panel } from "./panel.tsx";

/** Words about a row, and the items that the dashboard opens it as. */
const KINDS: Readonly<Record<Activity["kind"], ActivityKind>> = {
  post: { items: "posts", made: "Post written", changed: "Post changed" },
  project: { items: "projects", made: "Project added", changed: "Project changed" },
  inquiry: { items: "inquiries", made: "Inquiry from", changed: "Inquiry from" },
};

interface ActivityKind {
  readonly items: ItemKind;
  readonly made: string;
  readonly changed: string;
}

/** The latest changes; each line links to the changed row. */
export function RecentActivity({
  activity,
}: {
  readonly activity: readonly Activity[] | undefined;
}) {
  const { hrefFor } = useAdminNavigation();
  const now = new Date();
  return (
    <Panel title="Recent activity" pending={activity === undefined}>
      {activity?.length === 0 && (
        <Text textStyle="ui" color="fg.muted">
          Nothing has happened yet. Posts, projects and inquiries appear here as they come.
        </Text>
      )}
      <ul>
        {activity?.map(({ kind, id, title, isNew, happenedAt }) => (
          <Flex
            as="li"
            key={`${kind} ${id}`}
            align="baseline"
            gap="3"
            paddingBlock="1.5"
            css={LINK_LINE.line}
          >
            <Text as="span" textStyle="ui" flex="1" minWidth="0" lineClamp="1">
              <Text as="span" color="fg.muted">
                {KINDS[kind][isNew ? "made" : "changed"]}{" "}
              </Text>
              <Link asChild display="inline" css={LINK_LINE.link}>
                <RouterLink to={hrefFor(tabOfItem(KINDS[kind].items), id)}>{title}</RouterLink>
              </Link>
            </Text>
            <Text
              as="span"
              textStyle="caption"
              color="fg.muted"
              whiteSpace="nowrap"
              fontVariantNumeric="tabular-nums"
            >
              {shortTime(happenedAt, now)}
            </Text>
          </Flex>
        ))}
      </ul>
    </Panel>
  );
}
