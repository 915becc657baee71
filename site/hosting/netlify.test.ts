import redirector from "netlify-redirector";
import { expect, it } from "vitest";
import { leaves, redirectVariants } from "../testing/redirect-variants.ts";
import { redirectsFile } from "./host-config.ts";

const text = redirectsFile(
  {
    headers: {},
    moved: [
      { from: "/blog/old-post", to: "/blog/a-post" },
      { from: "/our-work/loft.html", to: "/about#team" },
      { from: "/news", to: "/blog" },
    ],
  },
  "netlify",
);
const matcher = await redirector.parsePlain(text, {});

const SITE = "https://studio.example";

function match(path: string, query: string) {
  return matcher.match({
    scheme: "https",
    host: "studio.example",
    path,
    query,
    getHeader: () => "",
    getCookie: () => "",
  });
}

/** The rule that Netlify applies to a URL; null if it serves the file of that name. */
function ruleFor(address: string) {
  const { pathname, search } = new URL(address, SITE);
  const rule = match(decodeURIComponent(pathname), search.slice(1));
  return rule === null ? null : [rule.status, rule.to, rule.force ? "always" : "without a file"];
}

const young = [200, "/_post.html", "without a file"];
const youngProject = [404, "/_project.html", "without a file"];

it.each([
  ["/", null],
  ["/blog", null],
  ["/blog?page=2", [301, "/blog/page/2", "always"]],
  ["/portfolio?page=13", [301, "/portfolio/page/13", "always"]],
  ["/blog?page=2&utm_source=mail", [301, "/blog/page/2", "always"]],
  ["/blog?page=1", [200, "/blog.html", "always"]],
  ["/blog?category=c1&page=2", [200, "/blog.html", "always"]],
  ["/portfolio?page=2&q=oak", [200, "/portfolio.html", "always"]],
  ["/blog/page/2?page=2", null],
  ["/blog/category/light", null],
  ["/portfolio", null],
  ["/portfolio?type=Loft", null],
  ["/blog?category=c1", null],
  ["/portfolio?project=loft", [301, "/portfolio/loft", "always"]],
  ["/portfolio?category=c1&project=loft", [301, "/portfolio/loft", "always"]],
  ["/portfolio/loft", youngProject],
  ["/portfolio/page/2", null],
  ["/blog/a-post", young],
  ["/blog/old-post", [301, "/blog/a-post", "without a file"]],
  ["/our-work/loft.html", [301, "/about#team", "without a file"]],
  ["/news/", [301, "/blog", "without a file"]],
])("Netlify's own parser applies the expected rule to %s", (address, rule) => {
  expect(ruleFor(address)).toEqual(rule);
});

it("none of the paths that could lead to another site is redirected there", () => {
  const leaving = redirectVariants.flatMap((target) => {
    const [path = "", query = ""] = target.split("?", 2);
    return [path, decodeURIComponent(path)].flatMap((each) => {
      const rule = match(each, query);
      const isRedirect = rule !== null && rule.status >= 300 && rule.status < 400;
      return isRedirect && leaves(SITE, rule.to) ? [`${target} -> ${rule.to}`] : [];
    });
  });
  expect(leaving).toEqual([]);
});
