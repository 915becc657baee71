import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { boundCache } from "./bounded-cache.ts";

const MAX = 250;
const ignore = () => undefined;

it("of more answers than fit, those go that were loaded longest ago, and none that is shown", () => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const stop = boundCache(client);
  const show = (key: string) => {
    client.setQueryData([key], "a list", { updatedAt: 1 });
    return new QueryObserver(client, { queryKey: [key], enabled: false }).subscribe(ignore);
  };
  show("shown");
  const leave = show("left");
  const searches = Array.from({ length: MAX + 40 }, (_, index) => ["search", index]);
  searches.forEach((key, index) => client.setQueryData(key, index, { updatedAt: index + 2 }));
  leave();
  const kept = searches.filter((key) => client.getQueryData(key) !== undefined);
  expect(kept).toEqual(searches.slice(40));
  expect(client.getQueryData(["shown"])).toBe("a list");
  expect(client.getQueryCache().getAll()).toHaveLength(MAX + 1);
  stop();
});
