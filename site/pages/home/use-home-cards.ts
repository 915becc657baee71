import { useQuery } from "@tanstack/react-query";
import { usePublicClient } from "../layout/public-backend.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { articleCards, projectTeasers } from "./home-cards.ts";
import { latestQuery, slugsByTitleQuery } from "./home-queries.ts";

/** The cards of the home page: the static ones until rows have loaded. */
export function useHomeCards() {
  const client = usePublicClient();
  const latestFirst = useSiteSettings().homeShows === "latest";
  const { data: latest } = useQuery({ ...latestQuery(client), enabled: latestFirst });
  const { data: slugs } = useQuery({ ...slugsByTitleQuery(client), enabled: !latestFirst });
  const shown = latestFirst ? latest : undefined;
  return {
    articles: articleCards(shown?.articles ?? [], slugs?.articles ?? {}),
    projects: projectTeasers(shown?.projects ?? [], slugs?.projects ?? {}),
  };
}
