import { expect, it } from "vitest";
import { createQueryClient } from "./query-client.ts";

it("G08 the query client retries once and has a stale time of five minutes by default", () => {
  const queries = createQueryClient().getDefaultOptions().queries;
  expect(queries?.retry).toBe(1);
  expect(queries?.staleTime).toBe(300_000);
});
