import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useObjectUrls } from "./use-object-urls.ts";

const file = new File([], "bath.png");

it("finds the object URLs of uploads by a function that changes with these only", () => {
  const started = { file, objectUrl: "blob:bath", percent: 0, failure: null };
  const uploads = new Map([["u1", started]]);
  const { result, rerender } = renderHook(() => useObjectUrls(["u1", "u2", ""], uploads));
  const first = result.current;
  expect(["u1", "u2", ""].map((id) => first(id))).toEqual(["blob:bath", "", ""]);

  uploads.set("u1", { ...started, percent: 50 });
  rerender();
  expect(result.current).toBe(first);

  uploads.delete("u1");
  uploads.set("u2", { ...started, objectUrl: "blob:plan" });
  rerender();
  expect(["u1", "u2"].map((id) => result.current(id))).toEqual(["", "blob:plan"]);
});
