import { expect, it } from "vitest";
import { signedIn, visitorOf } from "./clients.ts";
import { refused, succeeded } from "./expectations.ts";
import { PEOPLE } from "./users.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();
const as = async (who: keyof typeof PEOPLE) => (await signedIn(backend, PEOPLE[who].email)).rest;

it("a dismissed hint stays dismissed for its member on every device, and for no other member", async () => {
  const here = await as("editor");
  expect(await succeeded(here.rpc("seen_hints"))).toEqual([]);
  for (const hint_name of ["new-blog", "contacts", "contacts"]) {
    expect(await succeeded(here.rpc("see_hint", { hint_name }))).toBe(true);
  }
  const there = await as("editor");
  const seen = await succeeded(there.rpc("seen_hints"));
  expect(seen).toEqual([{ hint: "contacts" }, { hint: "new-blog" }]);
  expect(await succeeded((await as("owner")).rpc("seen_hints"))).toEqual([]);
});

it("hints are for members only", async () => {
  const outsider = await as("outsider");
  expect(await succeeded(outsider.rpc("see_hint", { hint_name: "contacts" }))).toBe(false);
  expect(await succeeded(outsider.rpc("seen_hints"))).toEqual([]);
  const visitor = visitorOf(backend).rest;
  expect((await visitor.rpc("seen_hints" as never)).error).not.toBeNull();
  expect(
    (await visitor.rpc("see_hint" as never, { hint_name: "x" } as never)).error,
  ).not.toBeNull();
});

it.each(["", "Contacts", "a b", "x".repeat(41)])("refuses the name %j", async (hint_name) => {
  const request = (await as("editor")).rpc("see_hint", { hint_name });
  expect(await refused(request)).toMatchObject({ status: 422, field: "hint_name" });
});

it("stores at most a hundred hints per member", async () => {
  const owner = await as("owner");
  const names = Array.from({ length: 101 }, (_, index) => index.toString(2)).map(
    (digits) => `h-${digits.replaceAll("0", "a").replaceAll("1", "b")}`,
  );
  for (const hint_name of names) await succeeded(owner.rpc("see_hint", { hint_name }));
  expect(await succeeded(owner.rpc("seen_hints"))).toHaveLength(100);
});
