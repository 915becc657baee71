import { Flex, Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import type { Activity } from "#supabase/data/overview.ts";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import type { TabId } from "#site/platform/dashboard-manifest.ts";
import { shortTime } from "#site/format/time.ts";
import { LINK_LINE } from "#site/ui/theme/touch.ts";
import { Panel } from "./panel.tsx";

const PLACES: Readonly<Record<Activity["kind"], TabId>> = {
  post: "new-blog",
  project: "projects",
  inquiry: "contacts",
};

const WORDS: Readonly<Record<Activity["kind"], readonly [made: string, changed: string]>> = {
  post: ["Post written", "Post changed"],
  project: ["Project added", "Project changed"],
  inquiry: ["Inquiry from", "Inquiry from"],
};

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
                {WORDS[kind][isNew ? 0 : 1]}{" "}
              </Text>
              <Link asChild display="inline" css={LINK_LINE.link}>
                <RouterLink to={hrefFor(PLACES[kind], id)}>{title}</RouterLink>
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
