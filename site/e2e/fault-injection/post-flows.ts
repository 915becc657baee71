import { expect } from "@playwright/test";
import {
  deletePostForever,
  getPost,
  listPosts,
  trashPost,
  updatePost,
} from "#supabase/data/posts.ts";
import type { PostListRow } from "#supabase/data/posts.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { noise } from "#site/e2e/sample-files.ts";
import { memberAccount } from "#site/e2e/stacks.ts";
import type { Flow, FaultContext } from "./flow.ts";

const TYPED = "Every word,\n\nalso 🪑 and ęą.";
const FILE = { method: "POST", url: /\/storage\/v1\/object\/blog-images\// };
const ROWS = /\/rest\/v1\/blog_posts\?/;

async function write({ page, word }: FaultContext) {
  const { postForm } = new Dashboard(page);
  await postForm.showAsText();
  await postForm.fill({ title: `Fault ${word}`, content: TYPED, tags: "oak, ash" });
}

/** Signs in at a URL of the dashboard, with a separate session for this scene. */
export async function signInAt(page: FaultContext["page"], query: string) {
  const login = new LoginPage(page);
  await page.goto(`/admin${query}`);
  await login.fill(memberAccount);
  await login.submit.click();
  await new Dashboard(page).expectOpen();
}

const create: Flow = {
  row: { method: "POST", url: ROWS },
  file: FILE,
  prepare: async (scene) => {
    scene.rows.removeLater(scene.word);
    await signInAt(scene.page, "?tab=new-blog");
    await write(scene);
  },
  chooseFile: async ({ page }) =>
    new Dashboard(page).postForm.imageInput.setInputFiles(await noise("room.png")),
  send: ({ page }) => new Dashboard(page).postForm.submit.click(),
  failure: ({ page }) => new Dashboard(page).toast("Publication Failed"),
  success: ({ page }) => new Dashboard(page).toast(/Blog Post (Published|Saved)/),
  expectInputPreserved: async ({ page, word }) => {
    const { postForm } = new Dashboard(page);
    await expect(postForm.field("title")).toHaveValue(`Fault ${word}`);
    await expect(postForm.field("content")).toHaveValue(TYPED);
    await expect(postForm.field("tags")).toHaveValue("oak, ash");
  },
  stored: async (scene) => {
    const posts = await postsOf(scene);
    return Promise.all(posts.map(async ({ id }) => (await getPost(scene.staff, id)).content));
  },
  before: [],
  after: [TYPED],
  strikes: {},
};

const draft: Flow = {
  ...create,
  prepare: async (scene) => {
    await create.prepare(scene);
    await new Dashboard(scene.page).postForm.status.selectOption("draft");
  },
};

const edit: Flow = {
  ...create,
  row: { method: "PATCH", url: ROWS },
  prepare: async (scene) => {
    scene.rows.removeLater(scene.word);
    const post = await scene.rows.post({ title: scene.word, content: "Stored." });
    await signInAt(scene.page, `?tab=new-blog&id=${post.id}`);
    await write(scene);
  },
  before: ["Stored."],
  strikes: {
    "404": goneForGood,
    "409": async (scene) => {
      const { id, version } = await onlyPost(scene);
      await updatePost(scene.staff, id, version, { content: "Theirs." });
      return { lift: () => Promise.resolve(), stored: ["Theirs."] };
    },
  },
};

const trash: Flow = {
  ...create,
  row: { method: "PATCH", url: ROWS },
  file: null,
  chooseFile: null,
  prepare: async ({ page, rows, word }) => {
    await rows.post({ title: word, content: "Stored." });
    await signInAt(page, `?tab=blog-posts&q=${word}`);
    await expect(page.getByRole("button", { name: `Delete ${word}` })).toBeVisible();
  },
  send: ({ page, word }) => page.getByRole("button", { name: `Delete ${word}` }).click(),
  failure: ({ page }) => new Dashboard(page).toast("Deleting Failed"),
  success: ({ page }) => new Dashboard(page).toast("Moved to Trash"),
  expectInputPreserved: ({ page, word }) =>
    expect(page.getByRole("button", { name: `Delete ${word}` })).toBeVisible(),
  before: ["Stored."],
  after: [],
  strikes: { "404": goneForGood },
};

/** Fault: a colleague has deleted the row permanently. */
async function goneForGood(scene: FaultContext) {
  const { id } = await onlyPost(scene);
  await trashPost(scene.staff, id);
  await deletePostForever(scene.staff, id);
  return { lift: () => Promise.resolve(), stored: [] };
}

async function postsOf({ staff, word }: FaultContext): Promise<readonly PostListRow[]> {
  return (await listPosts(staff, { search: word })).rows;
}

async function onlyPost(scene: FaultContext): Promise<PostListRow> {
  const [post, ...others] = await postsOf(scene);
  if (post === undefined || others.length > 0) throw new Error("There should be one post.");
  return post;
}

export const postFlows = { create, draft, edit, trash };
