import redirector from "netlify-redirector";
import { expect, it } from "vitest";
import { redirectsFile } from "./host-config.ts";

const text = redirectsFile(
  {
    headers: {},
    moved: [{ from: "/blog/old-post", to: "/blog/a-post" }],
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
const youngProject = [404, "/_project.html", "without a file"];

it.each([
  ["/", null],
  ["/blog", null],
  ["/blog?page=2", null],
  ["/blog/category/light", null],
  ["/portfolio", null],
  ["/portfolio?type=Loft", null],
  ["/portfolio?project=loft", [301, "/portfolio/loft", "always"]],
  ["/portfolio?category=c1&project=loft", [301, "/portfolio/loft", "always"]],
  ["/portfolio/loft", youngProject],
  ["/portfolio/page/2", null],
  ["/blog/a-post", young],
  ["/blog/old-post", [301, "/blog/a-post", "without a file"]],
])("Netlify's own parser applies the expected rule to %s", (address, rule) => {
  expect(ruleFor(address)).toEqual(rule);
});
