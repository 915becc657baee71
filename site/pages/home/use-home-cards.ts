import { useQuery } from "@tanstack/react-query";
import { usePublicClient } from "../shell/public-backend.tsx";
import { useSiteFacts } from "../shell/site-facts-context.tsx";
import { articleCards, roomCards } from "./home-cards.ts";
import { latestQuery, namesakesQuery } from "./home-queries.ts";

/** The cards of the home page: the static ones until rows have loaded. */
export function useHomeCards() {
  const client = usePublicClient();
  const latestFirst = useSiteFacts().homeShows === "latest";
  const { data: latest } = useQuery({ ...latestQuery(client), enabled: latestFirst });
  const { data: slugs } = useQuery({ ...namesakesQuery(client), enabled: !latestFirst });
  const shown = latestFirst ? latest : undefined;
  return {
    articles: articleCards(shown?.articles ?? [], slugs?.articles ?? {}),
    rooms: roomCards(shown?.projects ?? [], slugs?.projects ?? {}),
  };
}
