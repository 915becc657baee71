import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import type { ListOptions } from "./list-params.ts";
import { useListState } from "./list-state.ts";

const choice = <Value extends string>(value: Value) => ({ value, label: value });
const OPTIONS: ListOptions<string, "title"> = {
  statuses: [choice("all"), choice("published")],
  sorts: [choice("title-asc"), choice("title-desc")],
};

test("SU10 two changes before the next render are both applied", async () => {
  let content: ReactNode = null;
  const router = createMemoryRouter([{ path: "/", Component: () => content }]);
  const { result } = renderHook(() => useListState(OPTIONS), {
    wrapper: ({ children }) => {
      content = children;
      return <RouterProvider router={router} />;
    },
  });
  await act(async () => {
    result.current.change({ status: "published" }, { replace: false });
    result.current.change({ sort: "title-desc" }, { replace: false });
    await Promise.resolve();
  });
  expect(router.state.location.search).toBe("?status=published&sort=title-desc");
});
