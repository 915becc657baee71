import type { Request } from "@playwright/test";
import { getPost, listPosts, updatePost } from "#supabase/data/posts.ts";
import { listPublishedPosts } from "#supabase/data/public-posts.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { draftOffer, idInUrl, isCreateAt, savedOnServer } from "#site/e2e/autosaved-form.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { withholdResponse } from "#site/e2e/withhold-response.ts";

const POSTS = "/rest/v1/blog_posts";

const published = (dashboard: Dashboard) => dashboard.toast("Blog Post Published! 🎉");

/** The only post with this word; fails if there are none or more. */
async function onlyPost(staff: StaffClient, word: string) {
  const { rows } = await listPosts(staff, { search: word });
  expect(rows).toHaveLength(1);
  return getPost(staff, rows[0]?.id ?? "");
}

const isCreate = isCreateAt(POSTS);
const creates = (requests: readonly Request[]) => requests.filter(isCreate).length;

test("SU35 the first pause stores a new post as a draft, further typing updates it, a reload continues it", async ({
  page,
  rows,
  staff,
  visitor,
  requests,
  dashboard,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const form = dashboard.postForm;
  await form.open();
  await form.field("title").pressSequentially(`Oak ${word}`);
  await form.field("content").pressSequentially("First wods.");
  await expect(page).toHaveURL(/tab=new-blog&id=[0-9a-f-]{36}/);
  await expect(savedOnServer(page)).toBeVisible();
  await expect(form.field("content")).toBeFocused();
  await expect(page.getByRole("heading", { name: "Create Blog Post" })).toBeVisible();
  await expect(form.status).toHaveValue("published");
  const draft = await onlyPost(staff, word);
  expect(draft).toMatchObject({ id: idInUrl(page), content: "First wods.", status: "draft" });

  // The caret and the steps to undo have stayed.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("r");
  await expect(form.field("content")).toHaveValue("First words.");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(form.field("content")).not.toHaveValue("First words.");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(form.field("content")).toHaveValue("First words.");
  await expect.poll(async () => (await onlyPost(staff, word)).content).toBe("First words.");
  expect((await onlyPost(staff, word)).id).toBe(draft.id);
  expect(creates(requests)).toBe(1);
  await expect(published(dashboard)).toHaveCount(0);
  const { rows: found } = await listPublishedPosts(visitor, { search: word });
  expect(found).toEqual([]);

  await expect(savedOnServer(page)).toBeVisible();
  await page.reload();
  await expect(form.field("content")).toHaveValue("First words.");
  await expect(draftOffer(page)).toHaveCount(0);
  await form.field("content").press("ControlOrMeta+End");
  await page.keyboard.type(" More.");
  await expect.poll(async () => (await onlyPost(staff, word)).content).toBe("First words. More.");
});

test("SU35 a title or a text is enough, no field shows an error, and a text without a title gets its title later", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const form = dashboard.postForm;
  await form.open();
  await form.field("content").fill(`Begun with ${word}.`);
  await expect(page).toHaveURL(/id=/);
  const untitled = await getPost(staff, idInUrl(page));
  expect(untitled).toMatchObject({ title: "(Untitled)", content: `Begun with ${word}.` });
  await expect(form.field("title")).toHaveValue("");
  await expect(page.getByText("Enter a title.")).toHaveCount(0);
  await page.reload();
  await expect(form.field("content")).toHaveValue(`Begun with ${word}.`);
  await expect(form.field("title")).toHaveValue("");
  await form.field("title").fill(`Named ${word}`);
  await expect
    .poll(() => getPost(staff, untitled.id))
    .toMatchObject({ title: `Named ${word}`, slug: `named-${word}` });

  await dashboard.tab("New Blog").click();
  await expect(form.field("content")).toHaveValue("");
  await form.field("title").fill(`Only a title ${word}`);
  await expect(page).toHaveURL(/id=/);
  expect(await getPost(staff, idInUrl(page))).toMatchObject({
    title: `Only a title ${word}`,
    content: "",
    status: "draft",
  });
  await expect(page.getByText("Write the content of the post.")).toHaveCount(0);
});

test("SU35 the publication of an autosaved post is that of a new one: slug of the last title, notices, empty form", async ({
  page,
  publicSite,
  rows,
  staff,
  requests,
  dashboard,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const form = dashboard.postForm;
  await form.open();
  await form.fill({ title: `Half ${word}`, content: "Every word." });
  await expect(page).toHaveURL(/id=/);
  expect((await onlyPost(staff, word)).slug).toBe(`half-${word}`);
  await form.fill({ title: `A whole title ${word}` });
  await form.submit.click();
  await expect(published(dashboard)).toContainText(`A whole title ${word}`);
  await expect(page.getByText(`is live at /blog/a-whole-title-${word}`)).toBeVisible();
  await expect(form.field("title")).toHaveValue("");
  await expect(page).toHaveURL(/\?tab=new-blog$/);
  const post = await onlyPost(staff, word);
  expect(post).toMatchObject({ status: "published", slug: `a-whole-title-${word}` });
  await publicSite.goto(`/blog/${post.slug}`);
  await expect(publicSite.getByRole("heading", { level: 1 })).toHaveText(post.title);
  expect(creates(requests)).toBe(1);

  // The emptied form is that of another post.
  await form.fill({ title: `Second ${word}`, content: "Another." });
  await expect(page).toHaveURL(/id=/);
  expect(idInUrl(page)).not.toBe(post.id);
  expect((await getPost(staff, post.id)).title).toBe(post.title);
  await dashboard.tab("Overview").click();
  await dashboard.tab("New Blog").click();
  await expect(form.field("title")).toHaveValue("");
});

test(
  "SU35 a slow response, a closed tab and a restored text make one row",
  { tag: "@web" },
  async ({ page, rows, staff, stack, dashboard }) => {
    const word = rows.unique();
    rows.removeLater(word);
    await dashboard.postForm.open();
    const slow = await withholdResponse(page, stack.backend.url, POSTS, { held: true });
    await dashboard.postForm.fill({ title: `Slow ${word}`, content: "First words." });
    await slow.sent;
    const again = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await again.goto("/admin?tab=new-blog");
    await expect(again.getByText(/may be stored already/)).toBeVisible();
    await again.getByRole("button", { name: "Restore" }).click();
    const { postForm } = new Dashboard(again);
    await postForm.fill({ content: "First words. And more." });
    await expect(again).toHaveURL(/id=/);
    slow.release();
    await slow.stored;
    slow.close();
    await expect(savedOnServer(again)).toBeVisible();
    expect(await onlyPost(staff, word)).toMatchObject({
      id: idInUrl(again),
      content: "First words. And more.",
      status: "draft",
    });
  },
);

test("SU35 what is typed while the row is created stays, and a publication waits for it", async ({
  page,
  rows,
  staff,
  requests,
  dashboard,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const form = dashboard.postForm;
  const released = Promise.withResolvers<undefined>();
  await page.route(
    ({ pathname }) => pathname === POSTS,
    async (route) => {
      if (route.request().method() === "POST") await released.promise;
      await route.continue();
    },
  );
  await form.open();
  const sent = page.waitForRequest(isCreate);
  await form.fill({ title: `Held ${word}`, content: "First words." });
  await sent;
  await form.fill({ title: `Held, then named ${word}` });
  await form.submit.click();
  await expect(form.submit).toHaveText("Publishing...");
  released.resolve(undefined);
  await expect(published(dashboard)).toContainText(`Held, then named ${word}`);
  expect(creates(requests)).toBe(1);
  expect(await onlyPost(staff, word)).toMatchObject({
    title: `Held, then named ${word}`,
    slug: `held-then-named-${word}`,
    status: "published",
  });
});

test("SU35 text typed while the row is created needs no confirmation for the new URL, and is saved next", async ({
  page,
  rows,
  staff,
  stack,
  dashboard,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const form = dashboard.postForm;
  await page.route(`${stack.backend.url}${POSTS}*`, async (route) => {
    if (route.request().method() === "POST") await new Promise((done) => setTimeout(done, 3000));
    await route.continue();
  });
  await form.open();
  const sent = page.waitForRequest(isCreate);
  await form.fill({ title: `Typed ${word}`, content: "First words." });
  await sent;
  await form.field("content").press("ControlOrMeta+End");
  await page.keyboard.type(" And more.");
  await expect(page).toHaveURL(/id=/);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(form.field("content")).toHaveValue("First words. And more.");
  await expect
    .poll(async () => (await onlyPost(staff, word)).content)
    .toBe("First words. And more.");
});

test("SU35 SU17 without a network the text stays on this device, and one row is made once it is back", async ({
  page,
  rows,
  staff,
  errors,
  requests,
  dashboard,
}) => {
  errors.allow(/ERR_|Failed to fetch|post-/);
  const word = rows.unique();
  rows.removeLater(word);
  const form = dashboard.postForm;
  const backend = /\/(rest|auth|storage)\/v1\//;
  await form.open();
  await page.route(backend, (route) => route.abort("internetdisconnected"));
  const failed = page.waitForEvent("requestfailed", isCreate);
  await form.fill({ title: `Tunnel ${word}`, content: "Written in a tunnel." });
  await failed;
  await form.fill({ content: "Written in a long tunnel." });
  await page.waitForTimeout(7000);
  expect(creates(requests)).toBe(1);
  await expect(page.getByText(/^Saved on this device only/)).toBeVisible();
  await page.unroute(backend);
  await form.fill({ content: "Written in a tunnel, then corrected." });
  await expect(page).toHaveURL(/id=/);
  await expect(savedOnServer(page)).toBeVisible();
  expect(await onlyPost(staff, word)).toMatchObject({
    id: idInUrl(page),
    content: "Written in a tunnel, then corrected.",
    status: "draft",
  });
});

test("SU35 SU07 after a conflict of an autosave, keeping mine publishes nothing", async ({
  page,
  rows,
  staff,
  errors,
  dashboard,
}) => {
  errors.allow(/409/);
  const word = rows.unique();
  const form = dashboard.postForm;
  await form.open();
  await form.fill({ title: `Both ${word}`, content: "Mine." });
  await expect(page).toHaveURL(/id=/);
  const { id, version } = await onlyPost(staff, word);
  await updatePost(staff, id, version, { content: "Theirs." });
  await form.fill({ content: "Mine again." });
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(dashboard.toast("Draft Saved")).toBeVisible();
  expect(await getPost(staff, id)).toMatchObject({ content: "Mine again.", status: "draft" });
  await expect(page.getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();
  await expect(form.field("content")).toHaveValue("Mine again.");
});
