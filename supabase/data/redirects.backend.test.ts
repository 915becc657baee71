import { beforeEach, expect, it } from "vitest";
import { listSiteRedirects } from "./sitemap-queries.ts";
import {
  createRedirect,
  deleteRedirect,
  importRedirects,
  listMissingPaths,
  listRedirects,
  reportMissingPath,
  updateRedirect,
} from "./redirects.ts";
import { useRealBackend } from "./testing/real-backend.ts";

const backend = useRealBackend();
const OLD = { from_path: "/old", to_path: "/about" };
const newRedirect = (paths = OLD) => ({ id: crypto.randomUUID(), ...paths });

beforeEach(() =>
  backend().server.script(
    "delete from redirects where true; delete from private.missing_paths where true",
  ),
);

it("SU31 a redirect is created once, changed and deleted", async () => {
  const { staff, visitor } = backend();
  const redirect = newRedirect();
  const created = await createRedirect(staff, redirect);
  expect(await createRedirect(staff, redirect)).toEqual(created);
  const changed = await updateRedirect(staff, created, { ...OLD, to_path: "/contact#form" });
  expect(changed).toMatchObject({ version: 2, to_path: "/contact#form" });
  expect(await listSiteRedirects(visitor)).toEqual([{ from: "/old", to: "/contact#form" }]);
  await deleteRedirect(staff, created.id);
  await deleteRedirect(staff, created.id);
  expect(await listRedirects(staff)).toEqual([]);
});

it("SU31 a refused redirect names its field, and a changed one is a conflict", async () => {
  const { staff } = backend();
  const created = await createRedirect(staff, newRedirect());
  const again = createRedirect(staff, newRedirect());
  await expect(again).rejects.toMatchObject({ code: "invalid", field: "from_path" });
  const elsewhere = createRedirect(staff, newRedirect({ from_path: "/x", to_path: "//evil" }));
  await expect(elsewhere).rejects.toMatchObject({ code: "invalid", field: "to_path" });
  await updateRedirect(staff, created, { ...OLD, to_path: "/blog" });
  await updateRedirect(staff, { ...created, version: 2 }, { ...OLD, to_path: "/portfolio" });
  const stale = updateRedirect(staff, created, { ...OLD, to_path: "/contact" });
  await expect(stale).rejects.toMatchObject({ code: "conflict" });
  await deleteRedirect(staff, created.id);
  await expect(updateRedirect(staff, created, OLD)).rejects.toMatchObject({ code: "not-found" });
});

it("SU31 1,000 redirects are imported and listed; the refused ones are reported by place", async () => {
  const { staff, visitor } = backend();
  const rows = Array.from({ length: 1000 }, (_, place) => ({
    from_path: place === 700 ? "/about" : `/old-${String(place).padStart(4, "0")}`,
    to_path: "/about",
  }));
  const sent: number[] = [];
  const refused = await importRedirects(staff, rows, (count) => sent.push(count));
  expect(refused.map(({ place }) => place)).toEqual([700]);
  expect(sent.at(-1)).toBe(1000);
  expect(await listRedirects(staff)).toHaveLength(999);
  expect(await listSiteRedirects(visitor)).toHaveLength(999);
});

it("SU31 an address that is not found is counted until it has a redirect", async () => {
  const { staff, visitor } = backend();
  expect(await reportMissingPath(visitor, "/Old/")).toBeNull();
  expect(await listMissingPaths(staff)).toMatchObject([{ path: "/old", requests: 1 }]);
  await createRedirect(staff, newRedirect());
  expect(await reportMissingPath(visitor, "/old")).toBe("/about");
  expect(await listMissingPaths(staff)).toEqual([]);
});
