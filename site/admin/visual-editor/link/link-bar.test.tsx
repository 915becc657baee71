import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { createTestEditor } from "#site/testing/create-test-editor.ts";
import * as posts from "#supabase/data/posts.ts";
import type { PostListRow, PostRow } from "#supabase/data/posts.ts";
import * as projects from "#supabase/data/projects.ts";
import { renderInDashboard } from "#site/testing/render-in-dashboard.tsx";
import { saveBody } from "../body-document.ts";
import { SCHEMA_EXTENSIONS } from "../schema.ts";
import { LinkBar } from "./link-bar.tsx";

vi.mock("#supabase/data/posts.ts");
vi.mock("#supabase/data/projects.ts");

const post = (title: string, slug: string, publishedAt: string): PostListRow<keyof PostRow> => ({
  id: slug,
  title,
  slug,
  status: "published",
  featured_image_url: null,
  category_id: null,
  published_at: publishedAt,
  created_at: publishedAt,
  updated_at: publishedAt,
  deleted_at: null,
  version: 1,
  post_type: "blog",
  content: "",
  excerpt: "",
  author: "",
  tags: [],
  read_time: 1,
  meta_title: null,
  meta_description: null,
  created_by_admin: null,
  category: null,
});
const pageOf = <Row,>(rows: Row[]) => ({ rows, page: 1, pageSize: 6, total: rows.length });

beforeEach(() => {
  vi.mocked(posts.listPosts).mockResolvedValue(
    pageOf([
      post("Port lights", "port lights", "2020-01-01T00:00:00Z"),
      post("Portholes", "portholes", "2999-01-01T00:00:00Z"),
    ]),
  );
  vi.mocked(projects.listProjects).mockResolvedValue(pageOf([]));
});

/** Opens the panel for the selected word "oak". */
function setUp() {
  const editor = createTestEditor({ extensions: SCHEMA_EXTENSIONS });
  editor.commands.insertContent("See oak.");
  editor.commands.setTextSelection({ from: 5, to: 8 });
  const onClose = vi.fn();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderInDashboard(<LinkBar editor={editor} onClose={onClose} />, { queries });
  const field = screen.getByRole("combobox", { name: "Page or address" });
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  const press = (key: string) => fireEvent.keyDown(field, { key });
  return { field, type, press, onClose, saved: () => saveBody(editor.state.doc) };
}

it("SU20 a link to a page of the site is found by its title and chosen by keys", async () => {
  const { field, type, press, onClose, saved } = setUp();
  expect(screen.queryByRole("option")).toBeNull();
  type("port");
  expect(screen.queryByRole("button", { name: "Add link" })).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("Searching…");
  await screen.findByText("2 pages found. Arrows choose, Enter links.");
  const names = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(names).toEqual(["PortfolioPage", "Port lightsPost"]);
  expect(posts.listPosts).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ search: "port", status: "published" }),
  );
  press("ArrowDown");
  const option = screen.getByRole("option", { selected: true });
  expect(option.textContent).toBe("Port lightsPost");
  expect(field.getAttribute("aria-activedescendant")).toBe(option.id);
  press("Enter");
  expect(saved()).toBe("See [oak](/blog/port%20lights).");
  expect(onClose).toHaveBeenCalledOnce();
});

it("SU20 the panel says that nothing is found, or that posts cannot be searched; fixed pages are found even then", async () => {
  const { type, press, onClose } = setUp();
  vi.mocked(posts.listPosts).mockResolvedValue(pageOf([]));
  type("zebra");
  press("Enter");
  expect(screen.queryByRole("alert")).toBeNull();
  await screen.findByText("Nothing found. Try another word, or type an address.");
  press("Enter");
  expect(screen.getByRole("alert").textContent).toContain("A link begins with https://");
  vi.mocked(posts.listPosts).mockRejectedValue(new Error("gone"));
  type("contact");
  await screen.findByText("Posts and projects cannot be searched at the moment.");
  expect(screen.getByRole("option").textContent).toBe("ContactPage");
  type("porch");
  expect(screen.getByRole("status").textContent).toBe("Searching…");
  expect(onClose).not.toHaveBeenCalled();
});

it("SU20 a typed address needs no search; one that is not allowed is refused", async () => {
  const { type, press, saved } = setUp();
  type("javascript:alert(1)");
  press("Enter");
  expect(screen.getByRole("alert").textContent).toContain("A link begins with https://");
  type("/services#fees");
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Add link" }));
  await waitFor(() => {
    expect(saved()).toBe("See [oak](/services#fees).");
  });
  expect(posts.listPosts).not.toHaveBeenCalled();
});
