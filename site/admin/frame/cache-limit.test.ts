import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { limitCache } from "./cache-limit.ts";

const MAX = 250;
const ignore = () => undefined;

it("removes the least recently loaded queries above the limit, but none with an observer", () => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const stop = limitCache(client);
  const setAndObserve = (key: string) => {
    client.setQueryData([key], "a list", { updatedAt: 1 });
    return new QueryObserver(client, { queryKey: [key], enabled: false }).subscribe(ignore);
  };
  setAndObserve("shown");
  const stopObserving = setAndObserve("left");
  const searches = Array.from({ length: MAX + 40 }, (_, index) => ["search", index]);
  searches.forEach((key, index) => client.setQueryData(key, index, { updatedAt: index + 2 }));
  stopObserving();
  const cached = searches.filter((key) => client.getQueryData(key) !== undefined);
  expect(cached).toEqual(searches.slice(40));
  expect(client.getQueryData(["shown"])).toBe("a list");
  expect(client.getQueryCache().getAll()).toHaveLength(MAX + 1);
  stop();
});
