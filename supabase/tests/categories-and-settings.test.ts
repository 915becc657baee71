import { beforeAll, describe, expect, it } from "vitest";
import { BOOKING_URL_MAX, SETTING_LIST_MAX } from "#supabase/data/limits.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { anonymous, call, signedIn, visitorOf } from "./clients.ts";
import { refused, succeeded } from "./expectations.ts";
import { PEOPLE } from "./users.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();
let rest: StaffClient["rest"];

beforeAll(async () => {
  ({ rest } = await signedIn(backend, PEOPLE.owner.email));
});

const addCategory = (name: string) =>
  succeeded(rest.from("categories").insert({ name }).select().single());

describe("categories", () => {
  it("NB20 are readable by visitors, ordered by name", async () => {
    for (const name of ["Textiles", "Colour", "Lighting"]) await addCategory(name);
    const read = visitorOf(backend).rest.from("categories").select("name").order("name");
    expect((await succeeded(read)).map(({ name }) => name)).toEqual([
      "Colour",
      "Lighting",
      "Textiles",
    ]);
  });

  it("get a slug from their name and keep it when renamed", async () => {
    const { id, slug } = await addCategory(" Kitchens & Baths ");
    expect(slug).toBe("kitchens-baths");
    const renamed = rest.from("categories").update({ name: "Kitchens" }).eq("id", id);
    expect(await succeeded(renamed.select().single())).toMatchObject({ name: "Kitchens", slug });
  });

  it("get different slugs from names that differ in punctuation only, and no reserved one", async () => {
    const slugs = [];
    for (const name of ["Oak & Ash", "Oak, Ash", "Page"])
      slugs.push((await addCategory(name)).slug);
    expect(slugs).toEqual(["oak-ash", "oak-ash-2", "page-2"]);
  });

  it("are part of public posts and projects, with their slug", async () => {
    const { id, slug } = await addCategory("Attics");
    const row = { title: "Under the roof", status: "published", category_id: id };
    await succeeded(
      rest
        .from("blog_posts")
        .insert({ ...row, content: "Low." })
        .select(),
    );
    await succeeded(
      rest
        .from("projects")
        .insert({ ...row, description: "Low." })
        .select(),
    );
    for (const view of ["published_posts", "published_projects"] as const) {
      const read = visitorOf(backend).rest.from(view).select("category").eq("category_id", id);
      expect(await succeeded(read)).toEqual([{ category: { id, name: "Attics", slug } }]);
    }
  });

  it.each([
    ["", 422, "Category name is required."],
    ["x".repeat(81), 422, "Category name may have at most 80 characters."],
    ["LIGHTING", 409, "A category with this name already exists."],
  ])("refuse the name %j", async (name, status, message) => {
    const request = rest.from("categories").insert({ name });
    expect(await refused(request)).toEqual({ status, field: "name", message });
  });

  it("can be renamed to another spelling of the same name", async () => {
    const { id } = await addCategory("Storage");
    const request = rest.from("categories").update({ name: "STORAGE" }).eq("id", id).select();
    expect(await succeeded(request)).toMatchObject([{ name: "STORAGE" }]);
  });
});

describe("site settings", () => {
  it("are written by owners and readable by visitors, without the e-mail of their author", async () => {
    const value = { home: "latest", awards: 15 };
    await succeeded(rest.from("site_settings").insert({ key: "home.cards", value }).select());
    await succeeded(
      rest
        .from("site_settings")
        .upsert({ key: "home.cards", value: { home: "curated" } })
        .select(),
    );
    const read = visitorOf(backend).rest.from("site_settings").select("*");
    const rows = await succeeded(read);
    expect(rows).toMatchObject([{ key: "home.cards", value: { home: "curated" } }]);
    expect(JSON.stringify(rows)).not.toContain("@");
    const named = await call(backend, anonymous, "GET", "/rest/v1/site_settings?select=updated_by");
    expect(named.status).toBe(400);
    expect(await backend.query("select email from private.setting_authors")).toEqual([
      { email: PEOPLE.owner.email },
    ]);
  });

  it.each(["", "Home", "a b", "x".repeat(81)])("refuse the key %j", async (key) => {
    const request = rest.from("site_settings").insert({ key, value: {} });
    expect(await refused(request)).toMatchObject({ status: 422, field: "key" });
  });

  it("refuses more than 64 KiB", async () => {
    const request = rest
      .from("site_settings")
      .insert({ key: "big", value: { x: "x".repeat(65_536) } });
    expect(await refused(request)).toMatchObject({ status: 422, field: "value" });
  });

  it("accept settings as texts, and only https links as profiles", async () => {
    const save = (value: Record<string, unknown>) =>
      rest
        .from("site_settings")
        .upsert({ key: "site_facts", value: value as Record<string, string> })
        .select();
    await succeeded(save({ phone: "+48 12 000 00 00", instagram: "https://instagram.com/x" }));
    await succeeded(save({ instagram: "" }));
    expect(await refused(save({ phone: 7 }))).toMatchObject({ status: 422, field: "phone" });
    expect(await refused(save({ instagram: "javascript:alert(1)" }))).toMatchObject({
      field: "instagram",
    });
    expect(await refused(save({ email: "nobody" }))).toMatchObject({ field: "email" });
    expect(await refused(save({ phone: "1".repeat(301) }))).toMatchObject({ field: "phone" });
    await succeeded(save({ homeShows: "latest", legalDay: "2025-03-09" }));
    await succeeded(save({ legalDay: "" }));
    await succeeded(save({ awardLedger: "x".repeat(SETTING_LIST_MAX) }));
    expect(await refused(save({ press: "x".repeat(SETTING_LIST_MAX + 1) }))).toMatchObject({
      field: "press",
    });
    expect(await refused(save({ homeShows: "oldest" }))).toMatchObject({ field: "homeShows" });
    for (const legalDay of ["2024-02-29", "2025-02-28", "2025-04-30", "2025-12-31"])
      await succeeded(save({ legalDay }));
    for (const legalDay of ["2025-13-09", "2025-02-29", "2025-02-31", "2025-04-31", "0000-01-01"])
      expect(await refused(save({ legalDay })), legalDay).toMatchObject({
        status: 422,
        field: "legalDay",
      });
  });

  it("CT02 accept an https address as the booking link, from owners only; visitors read it", async () => {
    const save = (by: StaffClient["rest"], bookingUrl: string) =>
      by.from("site_settings").upsert({ key: "site_facts", value: { bookingUrl } }).select();
    const longest = "https://cal.example/".padEnd(BOOKING_URL_MAX, "x");
    const own = "https://cal.example:8443/linden?duration=30";
    for (const bookingUrl of ["", longest, own]) await succeeded(save(rest, bookingUrl));
    for (const bookingUrl of [
      ...["http://cal.example", "javascript:alert(1)", "cal.example/linden", "https://"],
      ...["https:///linden", "https://cal.example/a b", `${longest}x`],
    ])
      expect(await refused(save(rest, bookingUrl)), bookingUrl).toMatchObject({
        status: 422,
        field: "bookingUrl",
      });
    const editor = await signedIn(backend, PEOPLE.editor.email);
    await refused(save(editor.rest, "https://cal.example/editor"));
    await refused(save(visitorOf(backend).rest, "https://cal.example/visitor"));
    const read = visitorOf(backend).rest.from("site_settings").select("value");
    expect(await succeeded(read.eq("key", "site_facts"))).toEqual([{ value: { bookingUrl: own } }]);
  });
});
