import redirector from "netlify-redirector";
import { expect, it } from "vitest";
import { redirectsFile } from "./host-config.ts";

const text = redirectsFile(
  {
    headers: {},
    moved: [{ from: "/blog/old-post", to: "/blog/a-post" }],
    queries: [
      "/blog?page=2",
      "/blog?category=c1",
      "/blog?category=c1&page=2",
      "/portfolio?type=Family+house",
      "/portfolio?project=loft",
    ],
  },
  "netlify",
);
const matcher = await redirector.parsePlain(text, {});

/** The rule that Netlify applies to a URL; null if it serves the file of that name. */
function ruleFor(address: string) {
  const { protocol, hostname, pathname, search } = new URL(address, "https://studio.example");
  const rule = matcher.match({
    scheme: protocol.slice(0, -1),
    host: hostname,
    path: decodeURIComponent(pathname),
    query: search.slice(1),
    getHeader: () => "",
    getCookie: () => "",
  });
  return rule === null ? null : [rule.status, rule.to, rule.force ? "always" : "without a file"];
}

const young = [200, "/_post.html", "without a file"];
const always = (file: string) => [200, `/_queries/${file}.html`, "always"];

it.each([
  ["/", null],
  ["/blog", young],
  ["/blog?page=9", young],
  ["/blog?page=2", always("blog/page=2")],
  ["/blog?category=c1", always("blog/category=c1")],
  ["/blog?category=c1&page=2", always("blog/category=c1&page=2")],
  ["/blog?page=2&category=c1", always("blog/category=c1&page=2")],
  ["/portfolio?project=loft", always("portfolio/project=loft")],
  ["/portfolio?category=c1&project=loft", always("portfolio/project=loft")],
  ["/portfolio?type=Family+house", null],
  ["/portfolio?type=Family%2Bhouse", null],
  ["/blog/a-post", young],
  ["/blog/old-post", [301, "/blog/a-post", "without a file"]],
])("Netlify's own parser applies the expected rule to %s", (address, rule) => {
  expect(ruleFor(address)).toEqual(rule);
});
