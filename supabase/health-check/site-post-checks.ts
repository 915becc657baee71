import { BUILD_AGAIN, COPY_HOST_SETTINGS } from "./advice.ts";
import type { CheckResult } from "./result.ts";
import { fail, pass } from "./result.ts";
import { propertyOf, requestBackend, rowsOf, visit } from "./target.ts";
import type { Target } from "./target.ts";

/** Posts on the first page of the blog; posts younger than the build are among them. */
const NEWEST = 9;

/** The blog's HTML contains published posts, which search engines read there. */
async function postsAreRendered(site: string, target: Target): Promise<CheckResult> {
  const slugs = await newestSlugs(target);
  const html = await (await visit(site, "/blog")).text();
  if (slugs.length === 0 || slugs.some((slug) => html.includes(`/blog/${slug}"`)))
    return pass("The blog's HTML contains the published posts.");
  return fail(
    "The blog's HTML contains none of the newest posts.",
    `Build and deploy the site again after publishing (README, step 9 does it by itself). ${BUILD_AGAIN}`,
  );
}

/** A post opens at its address: a redirect costs a round trip, and search engines index another address. */
async function postsOpenDirectly(site: string, target: Target): Promise<CheckResult> {
  const slugs = await newestSlugs(target);
  const html = await (await visit(site, "/blog")).text();
  const slug = slugs.find((name) => html.includes(`/blog/${name}"`)) ?? slugs[0];
  if (slug === undefined) return pass("No post is published yet.");
  const { status, headers } = await visit(site, `/blog/${slug}`);
  if (status === 200) return pass("Posts open at their addresses.");
  return fail(
    `/blog/${slug} does not open (status ${String(status)}${status < 400 ? `, to ${headers.get("location") ?? "nowhere"}` : ""}).`,
    `The host must serve blog/${slug}.html at this address. ${COPY_HOST_SETTINGS}`,
  );
}

async function newestSlugs(target: Target): Promise<string[]> {
  const path = `/rest/v1/published_posts?select=slug&order=published_at.desc&limit=${String(NEWEST)}`;
  const rows = (await rowsOf(await requestBackend(target, path))) ?? [];
  return rows.flatMap((row) => {
    const slug = propertyOf(row, "slug");
    return typeof slug === "string" ? [slug] : [];
  });
}

export const sitePostChecks = [postsAreRendered, postsOpenDirectly];
