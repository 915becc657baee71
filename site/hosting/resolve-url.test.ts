import { describe, expect, it } from "vitest";
import { resolveUrl } from "./resolve-url.ts";

const built = new Set(["index.html", "about.html", "blog.html", "blog/oak.html", "404.html"]);
built.add("_post.html").add("_headers").add("admin.html").add("assets/a.js").add("assets/a.js.br");
const files = {
  has: (file: string) => built.has(file),
  movedTo: (path: string) => (path === "/blog/pine" ? "/blog/oak" : undefined),
};
const resolve = (path: string) => resolveUrl(path, files);
const page = (file: string) => ({ kind: "file", file, status: 200 });
const missing = { kind: "file", file: "404.html", status: 404 };

describe("resolveUrl", () => {
  it("serves pages without .html, including the dashboard", () => {
    expect(resolve("/")).toEqual(page("index.html"));
    expect(resolve("/about")).toEqual(page("about.html"));
    expect(resolve("/blog/oak")).toEqual(page("blog/oak.html"));
    expect(resolve("/admin")).toEqual(page("admin.html"));
    expect(resolve("/assets/a.js")).toEqual(page("assets/a.js"));
  });

  it("serves the list for every query but a former address", () => {
    const resolveQuery = (path: string, query: string) => resolveUrl(path, files, query);
    for (const query of ["q=oak", "category=c1&page=2", "page=1", "page=../x", "../../404"]) {
      expect(resolveQuery("/blog", query)).toEqual(page("blog.html"));
    }
    const moved = (to: string) => ({ kind: "redirect", to, status: 301, dropsQuery: true });
    expect(resolveQuery("/blog", "page=2")).toEqual(moved("/blog/page/2"));
    expect(resolveQuery("/portfolio", "project=loft")).toEqual(moved("/portfolio/loft"));
    expect(resolveQuery("/portfolio", "category=c1&project=loft&page=2")).toEqual(
      moved("/portfolio/loft"),
    );
  });

  it("SU28 responds to an unknown project with its shell and status 404", () => {
    const shell = { kind: "file", file: "_project.html", status: 404 };
    expect(resolve("/portfolio/new")).toEqual(shell);
    expect(resolve("/portfolio/page/9")).toEqual(missing);
    expect(resolve("/blog/category/new")).toEqual(missing);
  });

  it("redirects to one canonical path per page", () => {
    expect(resolve("/about/")).toEqual({ kind: "redirect", to: "/about", status: 308 });
    expect(resolve("/about.html")).toEqual({ kind: "redirect", to: "/about", status: 308 });
    expect(resolve("/index.html")).toEqual({ kind: "redirect", to: "/", status: 308 });
  });

  it("G02 redirects other letter case to lower case", () => {
    expect(resolve("/About")).toEqual({ kind: "redirect", to: "/about", status: 308 });
    expect(resolve("/BLOG/Oak")).toEqual({ kind: "redirect", to: "/blog/oak", status: 308 });
    expect(resolve("/Nowhere")).toEqual(missing);
  });

  it("SU01 redirects a former slug permanently", () => {
    expect(resolve("/blog/pine")).toEqual({ kind: "redirect", to: "/blog/oak", status: 301 });
  });

  it("serves the post shell for posts published after the build", () => {
    for (const slug of ["new", "%00", "..%2F..%2Fetc", "100%"]) {
      expect(resolve(`/blog/${slug}`)).toEqual(page("_post.html"));
    }
  });

  it.each(["/nowhere", "/admin/x", "/blog/a/b", "/_headers", "/_post", "/assets/a.js.br", "/404"])(
    "G02 responds to %s with status 404",
    (path) => {
      expect(resolve(path)).toEqual(missing);
    },
  );

  it.each(["/../package.json", "/%2e%2e/package.json", "/.env", "/a%00b", "/%", "//etc/passwd"])(
    "serves no file at %s",
    (path) => {
      const open = {
        ...files,
        has: (file: string) => file === "404.html" || /package|env/.test(file),
      };
      expect(resolveUrl(path, open)).toMatchObject({ file: "404.html" });
    },
  );
});
