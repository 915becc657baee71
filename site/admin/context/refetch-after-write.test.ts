import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { refetchAfterWrite } from "./refetch-after-write.ts";

it("a first fetch that began before the write is replaced by one after it", async () => {
  const cache = new QueryClient();
  let fetches = 0;
  const observer = new QueryObserver(cache, {
    queryKey: ["notes"],
    queryFn: () => {
      fetches += 1;
      return fetches === 1 ? new Promise<string[]>(() => undefined) : ["stored note"];
    },
  });
  const stop = observer.subscribe(() => undefined);
  await refetchAfterWrite(cache, ["notes"]);
  expect(observer.getCurrentResult().data).toEqual(["stored note"]);
  stop();
});
