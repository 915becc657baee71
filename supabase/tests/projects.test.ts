import { beforeAll, describe, expect, it } from "vitest";
import { visitorOf } from "./clients.ts";
import { editorProjects } from "./editor-projects.ts";
import type { EditorProjects } from "./editor-projects.ts";
import { refused, succeeded } from "./expectations.ts";
import { PEOPLE } from "./users.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();
let rest: EditorProjects["rest"];
let add: EditorProjects["add"];
let change: EditorProjects["change"];

beforeAll(async () => {
  ({ rest, add, change } = await editorProjects(backend));
});

describe("creating a project", () => {
  it("CP10 accepts the thirteen keys of the form and returns the completed row", async () => {
    const sent = {
      title: "Harbour Loft",
      description: "A loft.",
      content: "A loft.",
      featured_image_url: "https://pictures.test/loft.webp",
      project_type: "Residential",
      location: "Gdańsk, PL",
      client_name: "Ms K",
      budget_range: "$25,000 - $50,000",
      area_sqft: 1200,
      gallery_images: [],
      status: "published",
      created_by_admin: "admin@example.test",
      project_date: "2026-03-04",
      slug: "",
    };
    expect(await add(sent)).toMatchObject({
      ...sent,
      slug: "harbour-loft",
      created_by_admin: PEOPLE.editor.email,
      version: 1,
    });
  });

  it("CP11 dates a project today when no date is sent", async () => {
    const { project_date } = await add({ title: "Today" });
    expect(project_date).toBe(new Date().toISOString().slice(0, 10));
  });

  it("CP07 PF09 stores empty details as null", async () => {
    const settings = { location: "", project_type: " ", client_name: "", budget_range: "" };
    expect(await add({ title: "Bare", ...settings, featured_image_url: "" })).toMatchObject({
      location: null,
      project_type: null,
      client_name: null,
      budget_range: null,
      area_sqft: null,
      featured_image_url: null,
    });
  });

  it("SU01 has slugs of its own: projects and posts may have the same slug", async () => {
    await succeeded(rest.from("blog_posts").insert({ title: "Same name" }).select());
    expect((await add({ title: "Same name" })).slug).toBe("same-name");
    expect((await add({ title: "Same name" })).slug).toBe("same-name-2");
    expect((await add({ title: "🪑" })).slug).toMatch(/^project-[0-9a-f]{8}$/);
  });

  it("SU01 sent empty for a project that was never public, the slug follows the title up to its publication", async () => {
    const { id } = await add({ title: "Half a lo", slug: "" });
    expect((await change(id, { title: "Half a loft" })).slug).toBe("half-a-lo");
    const draft = await change(id, { title: "Half a loft more", slug: "" });
    expect(draft.slug).toBe("half-a-loft-more");
    const last = { title: "A whole loft", slug: "", status: "published" } as const;
    expect((await change(id, last)).slug).toBe("a-whole-loft");
    await change(id, { status: "draft" });
    expect((await change(id, { title: "Renamed", slug: "" })).slug).toBe("a-whole-loft");
  });

  it("SU01 redirects from the former slug of a published project", async () => {
    const { id } = await add({ title: "Moved project", status: "published" });
    await change(id, { slug: "moved-here" });
    const visitor = visitorOf(backend).rest;
    const found = succeeded(visitor.from("slug_redirects").select("*").eq("kind", "project"));
    expect(await found).toEqual([
      { kind: "project", old_slug: "moved-project", slug: "moved-here" },
    ]);
  });

  it("SU02 SU07 preserves the first publication date and counts versions", async () => {
    const { id, published_at } = await add({ title: "Dated", status: "published" });
    const hidden = await change(id, { status: "draft" });
    const again = await change(id, { status: "published" });
    expect([hidden.version, again.version]).toEqual([2, 3]);
    expect(again.published_at).toBe(published_at);
  });

  it("SU03 is moved to the trash and restored, which is no update of it", async () => {
    const { id, updated_at } = await add({ title: "Binned", status: "published" });
    const visitor = visitorOf(backend).rest;
    const found = () =>
      succeeded(visitor.from("published_projects").select("slug,updated_at").eq("id", id));
    const trashed = await change(id, { deleted_at: new Date().toISOString() });
    expect(trashed).toMatchObject({ version: 2, updated_at });
    expect(await found()).toEqual([]);
    expect((await change(id, { deleted_at: null })).version).toBe(3);
    expect(await found()).toEqual([{ slug: "binned", updated_at }]);
  });
});

describe("the gallery", () => {
  it("CP14 is an empty list by default", async () => {
    expect((await add({ title: "No gallery" })).gallery_images).toEqual([]);
  });

  it("stores address, description and caption in order, and nothing else", async () => {
    const gallery = [
      { url: "https://pictures.test/b.webp", alt: "Second", caption: "Ca", onerror: "x" },
      { url: "/images/a.webp", stage: "before", credit: "Ada" },
    ];
    expect((await add({ title: "Gallery", gallery_images: gallery })).gallery_images).toEqual([
      {
        url: "https://pictures.test/b.webp",
        alt: "Second",
        caption: "Ca",
        stage: "",
        credit: "",
      },
      { url: "/images/a.webp", alt: "", caption: "", stage: "before", credit: "Ada" },
    ]);
  });

  it.each([
    ["an object", {}],
    ["a text in the list", ["https://pictures.test/a.webp"]],
    ["a picture without address", [{ alt: "x" }]],
    ["a javascript address", [{ url: "javascript:alert(1)" }]],
    ["61 pictures", Array.from({ length: 61 }, () => ({ url: "/a.webp" }))],
    ["a novel as caption", [{ url: "/a.webp", caption: "x".repeat(301) }]],
    ["a novel as credit", [{ url: "/a.webp", credit: "x".repeat(121) }]],
    ["an unknown stage", [{ url: "/a.webp", stage: "during" }]],
  ])("refuses %s", async (_what, gallery_images) => {
    const request = rest.from("projects").insert({ title: "Bad gallery", gallery_images });
    expect(await refused(request)).toMatchObject({ status: 422, field: "gallery_images" });
  });
});

describe("limits of a project", () => {
  it.each([
    ["title", { title: "" }, "Project title is required."],
    ["title", { title: "x".repeat(201) }, "Project title may have at most 200 characters."],
    [
      "description",
      { description: "x".repeat(2001) },
      "Project description may have at most 2000 characters.",
    ],
    [
      "content",
      { content: "ż".repeat(131_073) },
      "Detailed content is larger than 256 KiB. Split it into parts.",
    ],
    ["location", { location: "x".repeat(121) }, "Location may have at most 120 characters."],
    [
      "client_name",
      { client_name: "x".repeat(121) },
      "Client name may have at most 120 characters.",
    ],
    [
      "project_type",
      { project_type: "x".repeat(81) },
      "Project type may have at most 80 characters.",
    ],
    ["area_sqft", { area_sqft: -1 }, "Area must be between 0 and 10,000,000 sq ft."],
    ["area_sqft", { area_sqft: 10_000_001 }, "Area must be between 0 and 10,000,000 sq ft."],
    ["status", { status: "archived" }, "Status must be one of: draft, published."],
  ])("%s is refused with 422 at its field", async (field, part, message) => {
    const request = rest.from("projects").insert({ title: "Fine", ...part });
    expect(await refused(request)).toEqual({ status: 422, field, message });
  });

  it.each([null, "$10,000 - $25,000", "$25,000 - $50,000", "$50,000 - $100,000", "$100,000+"])(
    "CP03 takes the budget %j, and no other",
    async (budget_range) => {
      expect(await add({ title: "Budget", budget_range })).toMatchObject({ budget_range });
      const other = rest.from("projects").insert({ title: "Budget", budget_range: "plenty" });
      expect(await refused(other)).toMatchObject({ status: 422, field: "budget_range" });
    },
  );
});

describe("the parts of a project's page", () => {
  it("are empty by default", async () => {
    expect(await add({ title: "No story" })).toMatchObject({
      ...{ plan: null, materials: [], credits: [], outcome: "", testimonial: null },
    });
  });

  it("are stored with their own keys only, and read by visitors", async () => {
    const story = {
      plan: "minimalist-apartment",
      materials: [
        { name: "Oak", swatch: "#C9b79c", note: "Oiled", onerror: "x" },
        { name: "Lime" },
      ],
      credits: [{ role: "Joiner", name: "Ada", link: "https://ada.test/" }, { name: "Bo" }],
      outcome: "Quiet.",
      testimonial: { quote: "<b>Quiet</b>", person: "C.", role: "Owner", html: "<i>" },
    };
    const { id, ...row } = await add({ title: "Story", status: "published", ...story });
    const stored = {
      ...story,
      materials: [
        { name: "Oak", swatch: "#C9b79c", note: "Oiled" },
        { name: "Lime", swatch: "", note: "" },
      ],
      credits: [
        { role: "Joiner", name: "Ada", link: "https://ada.test/" },
        { role: "", name: "Bo", link: "" },
      ],
      testimonial: { quote: "<b>Quiet</b>", person: "C.", role: "Owner" },
    };
    expect(row).toMatchObject(stored);
    const visitor = visitorOf(backend).rest;
    const found = succeeded(visitor.from("published_projects").select("*").eq("id", id));
    expect((await found)[0]).toMatchObject(stored);
    await change(id, { title: "Another title" });
    expect(await change(id, { testimonial: { quote: "" }, plan: "" })).toMatchObject({
      ...{ ...stored, plan: null, testimonial: null },
    });
  });

  it.each([
    ["plan", { plan: "javascript:alert(1)" }],
    ["plan", { plan: "x".repeat(81) }],
    ["materials", { materials: {} }],
    ["materials", { materials: ["Oak"] }],
    ["materials", { materials: [{ swatch: "#c9b79c" }] }],
    ["materials", { materials: [{ name: "Oak", swatch: "red; background: url(x)" }] }],
    ["materials", { materials: [{ name: "Oak", note: "x".repeat(301) }] }],
    ["materials", { materials: Array.from({ length: 25 }, () => ({ name: "Oak" })) }],
    ["credits", { credits: [{ role: "Joiner" }] }],
    ["credits", { credits: [{ name: "Ada", link: "javascript:alert(1)" }] }],
    ["credits", { credits: [{ name: "Ada", link: "//elsewhere.test" }] }],
    ["outcome", { outcome: "x".repeat(2001) }],
    ["testimonial", { testimonial: ["Quiet"] }],
    ["testimonial", { testimonial: { person: "Ada" } }],
    ["testimonial", { testimonial: { quote: "x".repeat(1001) } }],
  ] as const)("refuses a bad %s: %j", async (field, part) => {
    const request = rest.from("projects").insert({ title: "Bad story", ...(part as object) });
    expect(await refused(request)).toMatchObject({ status: 422, field });
  });

  it.each(["https://a.test/", "http://a.test", "mailto:a@a.test", "tel:+48123", "/about", ""])(
    "takes the link %j",
    async (link) => {
      const { credits } = await add({ title: "Linked", credits: [{ name: "Ada", link }] });
      expect(credits).toEqual([{ role: "", name: "Ada", link }]);
    },
  );
});
