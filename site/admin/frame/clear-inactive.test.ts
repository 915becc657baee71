import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { clearInactive } from "./clear-inactive.ts";

it("removes rows from the cache and from components whose query is disabled; not those of open forms", () => {
  const cache = new QueryClient();
  const observe = (name: string, enabled: boolean) => {
    cache.setQueryData([name], name);
    const observer = new QueryObserver(cache, { queryKey: [name], enabled, staleTime: Infinity });
    observer.subscribe(() => undefined);
    return observer;
  };
  const list = observe("list", false);
  const form = observe("form", true);
  cache.setQueryData(["closed"], "closed");
  clearInactive(cache);
  expect(list.getCurrentResult().data).toBeUndefined();
  expect(form.getCurrentResult().data).toBe("form");
  expect(
    cache
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([["form"]]);
});
