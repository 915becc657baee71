import { expect, test } from "#site/e2e/fixtures.ts";

/** Hosts with case-sensitive rules, which serve the not-found page or the page itself. */
for (const [host, served, status] of [
  ["responds with the not-found page", "/404", 404],
  ["responds with the page", "/about", 200],
] as const) {
  test(`G02 on a host that ${host}, /About redirects to /about`, async ({
    page,
    request,
    errors,
  }) => {
    errors.allow(/404/);
    const response = await request.get(served);
    await page.route("**/About?*", async (route) =>
      route.fulfill({ status, contentType: "text/html", body: await response.text() }),
    );
    await page.goto("/About?from=mail#team");
    await expect(page).toHaveURL("/about?from=mail#team");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Crafting spaces");
  });
}

test("G02 the preview server redirects /About, and //about is not found", async ({
  page,
  request,
  stack,
}) => {
  await page.goto("/About");
  await expect(page).toHaveURL("/about");
  expect((await request.get(`${stack.site}//about`, { maxRedirects: 0 })).status()).toBe(404);
});

test("the preview server redirects addresses of the first version", async ({ request, stack }) => {
  for (const [former, path] of [
    ["/blog?page=2", "/blog/page/2"],
    ["/portfolio?category=c1&project=loft", "/portfolio/loft"],
  ] as const) {
    const response = await request.get(`${stack.site}${former}`, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]]).toEqual([301, path]);
  }
});
