import { describe, expect, it } from "vitest";
import { answerFor } from "./resolve-url.ts";

const built = new Set(["index.html", "about.html", "blog.html", "blog/oak.html", "404.html"]);
built.add("_post.html").add("_headers").add("admin.html").add("assets/a.js").add("assets/a.js.br");
const files = {
  has: (file: string) => built.has(file),
  movedTo: (path: string) => (path === "/blog/pine" ? "/blog/oak" : undefined),
};
const answer = (path: string) => answerFor(path, files);
const page = (file: string) => ({ kind: "file", file, status: 200 });
const missing = { kind: "file", file: "404.html", status: 404 };

describe("answerFor", () => {
  it("serves pages without .html, including the dashboard", () => {
    expect(answer("/")).toEqual(page("index.html"));
    expect(answer("/about")).toEqual(page("about.html"));
    expect(answer("/blog/oak")).toEqual(page("blog/oak.html"));
    expect(answer("/admin")).toEqual(page("admin.html"));
    expect(answer("/assets/a.js")).toEqual(page("assets/a.js"));
  });

  it("serves prerendered query pages, and the list for all other queries", () => {
    built.add("_queries/blog/category=c1&page=2.html").add("_queries/portfolio/project=loft.html");
    built.add("portfolio.html");
    const asked = (path: string, query: string) => answerFor(path, files, query);
    const list = "_queries/blog/category=c1&page=2.html";
    expect(asked("/blog", "category=c1&page=2")).toEqual(page(list));
    expect(asked("/blog", "page=2&category=c1&x=1")).toEqual(page("blog.html"));
    expect(asked("/blog", "../../404")).toEqual(page("blog.html"));
    const project = page("_queries/portfolio/project=loft.html");
    expect(asked("/portfolio", "project=loft")).toEqual(project);
    expect(asked("/portfolio", "category=c1&project=loft&page=2")).toEqual(project);
    expect(asked("/portfolio", "project=barn")).toEqual(page("portfolio.html"));
    expect(answer("/_queries/portfolio/project=loft")).toEqual(missing);
  });

  it("redirects to one canonical path per page", () => {
    expect(answer("/about/")).toEqual({ kind: "redirect", to: "/about", status: 308 });
    expect(answer("/about.html")).toEqual({ kind: "redirect", to: "/about", status: 308 });
    expect(answer("/index.html")).toEqual({ kind: "redirect", to: "/", status: 308 });
  });

  it("G02 redirects other letter case to lower case", () => {
    expect(answer("/About")).toEqual({ kind: "redirect", to: "/about", status: 308 });
    expect(answer("/BLOG/Oak")).toEqual({ kind: "redirect", to: "/blog/oak", status: 308 });
    expect(answer("/Nowhere")).toEqual(missing);
  });

  it("SU01 redirects a former slug permanently", () => {
    expect(answer("/blog/pine")).toEqual({ kind: "redirect", to: "/blog/oak", status: 301 });
  });

  it("serves the post shell for posts published after the build", () => {
    for (const slug of ["new", "%00", "..%2F..%2Fetc", "100%"]) {
      expect(answer(`/blog/${slug}`)).toEqual(page("_post.html"));
    }
  });

  it.each(["/nowhere", "/admin/x", "/blog/a/b", "/_headers", "/_post", "/assets/a.js.br", "/404"])(
    "G02 responds to %s with status 404",
    (path) => {
      expect(answer(path)).toEqual(missing);
    },
  );

  it.each(["/../package.json", "/%2e%2e/package.json", "/.env", "/a%00b", "/%", "//etc/passwd"])(
    "serves no file at %s",
    (path) => {
      const open = {
        ...files,
        has: (file: string) => file === "404.html" || /package|env/.test(file),
      };
      expect(answerFor(path, open)).toMatchObject({ file: "404.html" });
    },
  );
});
