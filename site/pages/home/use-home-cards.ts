import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { chosenFirst, homeChoicesOf } from "#site/content/home-choices.ts";
import { useShownCopy } from "../layout/page-copy.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { postTeasers, projectTeasers } from "./home-cards.ts";
import {
  chosenPostsQuery,
  chosenProjectsQuery,
  latestQuery,
  slugsByTitleQuery,
} from "./home-queries.ts";

/** The cards of the home page: the static ones until rows have loaded. */
export function useHomeCards() {
  const client = usePublicClient();
  const latestFirst = useSiteSettings().homeShows === "latest";
  const { data: latest } = useQuery({ ...latestQuery(client), enabled: latestFirst });
  const { data: slugs } = useQuery({ ...slugsByTitleQuery(client), enabled: !latestFirst });
  const chosen = useChosenRows();
  const newest = latestFirst ? latest : undefined;
  return {
    posts: postTeasers(chosenFirst(chosen.posts, newest?.posts ?? []), slugs?.posts ?? {}),
    projects: projectTeasers(
      chosenFirst(chosen.projects, newest?.projects ?? []),
      slugs?.projects ?? {},
    ),
  };
}

/** The rows that the dashboard has chosen for the home page. */
function useChosenRows() {
  const client = usePublicClient();
  const copy = useShownCopy("home");
  const { projectIds, postIds } = useMemo(() => homeChoicesOf(copy), [copy]);
  const hasProjects = projectIds.length > 0;
  const hasPosts = postIds.length > 0;
  // While another choice loads in the dashboard, the previous one is shown.
  const { data: projects } = useQuery({
    ...chosenProjectsQuery(client, projectIds),
    enabled: hasProjects,
    placeholderData: keepPreviousData,
  });
  const { data: posts } = useQuery({
    ...chosenPostsQuery(client, postIds),
    enabled: hasPosts,
    placeholderData: keepPreviousData,
  });
  return {
    projects: (hasProjects && projects) || [],
    posts: (hasPosts && posts) || [],
  };
}
