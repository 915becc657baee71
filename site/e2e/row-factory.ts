import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { createCategory, deleteCategory } from "#supabase/data/categories.ts";
import type { Category } from "#supabase/data/categories.ts";
import {
  eraseInquiry,
  listAllInquiries,
  listInquiries,
  markInquiryRead,
  sendInquiry,
} from "#supabase/data/inquiries.ts";
import type { Inquiry, NewInquiry } from "#supabase/data/inquiries.ts";
import type { SpamSignal } from "#supabase/data/limits.ts";
import { createPost, deletePostForever, listPosts, trashPost } from "#supabase/data/posts.ts";
import type { NewPost, PostRow } from "#supabase/data/posts.ts";
import {
  createProject,
  deleteProjectForever,
  listProjects,
  trashProject,
} from "#supabase/data/projects.ts";
import type { NewProject, ProjectRow } from "#supabase/data/projects.ts";
import {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
} from "#supabase/data/reply-templates.ts";
import type { ReplyTemplate, ReplyTemplateText } from "#supabase/data/reply-templates.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { sendAsStaff } from "#supabase/data/staff-requests.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { newInquiry, newPost, newProject } from "./new-rows.ts";

/** Creates rows for one test and removes them afterwards. Rows created through the page are registered
 * with `removeLater`. */
export function createRowFactory(staff: StaffClient, visitor: PublicClient) {
  const removals: (() => Promise<unknown>)[] = [];
  const later = (remove: () => Promise<unknown>) => void removals.unshift(remove);

  return {
    /** A unique word. */
    unique: () => `e2e-${randomUUID().slice(0, 8)}`,
    async post(row: Partial<NewPost> = {}): Promise<PostRow> {
      const post = await createPost(staff, newPost(row));
      later(() => removePost(staff, post.id));
      return post;
    },
    /** Creates posts with one statement. */
    async posts(count: number, row: Partial<NewPost> = {}) {
      const made = Array.from({ length: count }, () => newPost(row));
      const request = staff.rest.from("blog_posts").insert(made).select("id");
      const ids = (await sendAsStaff(staff, request)).map(({ id }) => id);
      later(() => removeAllOf(staff, "blog_posts", ids));
    },
    /** Creates projects with one statement. */
    async projects(count: number, row: Partial<NewProject> = {}) {
      const made = Array.from({ length: count }, () => newProject(row));
      const request = staff.rest
        .from("projects")
        .insert(made.map((project) => ({ ...project, gallery_images: [] })))
        .select("id");
      const ids = (await sendAsStaff(staff, request)).map(({ id }) => id);
      later(() => removeAllOf(staff, "projects", ids));
    },
    async project(row: Partial<NewProject> = {}): Promise<ProjectRow> {
      const project = await createProject(staff, newProject(row));
      later(() => removeProject(staff, project.id));
      return project;
    },
    async category(name = `Category ${randomUUID().slice(0, 8)}`): Promise<Category> {
      const category = await createCategory(staff, name);
      later(() => deleteCategory(staff, category.id));
      return category;
    },
    async replyTemplate(text: Partial<ReplyTemplateText> = {}): Promise<ReplyTemplate> {
      const name = `Template ${randomUUID().slice(0, 8)}`;
      const filled = { name, subject: "", body: "Thank you.", ...text };
      const template = await createReplyTemplate(staff, randomUUID(), filled);
      later(() => deleteReplyTemplate(staff, template.id).catch(ignoreGone));
      return template;
    },
    async inquiry(row: Partial<NewInquiry> = {}, signal?: SpamSignal): Promise<Inquiry> {
      const inquiry = newInquiry(row);
      await sendInquiry(visitor, inquiry, { spamSignal: signal ?? null });
      later(() => removeInquiriesOf(staff, inquiry.email));
      const [stored] = await inquiriesOf(staff, inquiry.email);
      if (stored === undefined) throw new Error(`The inquiry of ${inquiry.email} was not stored.`);
      return stored;
    },
    /** Sends inquiries, one request each as a visitor does. They differ in message and e-mail address. */
    async inquiries(count: number, name: string) {
      later(async () => {
        const sent = await listAllInquiries(staff, { search: name, status: "all" });
        const ids = sent.map(({ id }) => id);
        await removeAllOf(staff, "contact_submissions", ids);
      });
      for (let index = 0; index < count; index += 1)
        await sendInquiry(visitor, newInquiry({ name }));
    },
    /** Marks every inquiry of the backend as read: only for specs that run alone. */
    async markInquiriesRead() {
      const all = await listAllInquiries(staff, { search: "", status: "all" });
      for (const { id, read_at } of all) if (read_at === null) await markInquiryRead(staff, id);
    },
    /** Removes posts, projects, inquiries and reply templates that contain this word after the test. */
    removeLater(word: string) {
      later(() => removePostsWith(staff, word));
      later(() => removeProjectsWith(staff, word));
      later(() => removeInquiriesOf(staff, word));
      later(() => removeTemplatesWith(staff, word));
    },
    /**
     * Removes the posts and projects that the tabs of a browser create: one that a test leaves open is autosaved as a
     * draft.
     */
    removeCreatedIn(context: BrowserContext) {
      const removals = new Map<string, typeof removePost>();
      context.on("request", (request) => {
        const id = request.headers()["idempotency-key"];
        if (id === undefined) return;
        if (request.url().includes("/rest/v1/blog_posts")) removals.set(id, removePost);
        if (request.url().includes("/rest/v1/projects")) removals.set(id, removeProject);
      });
      later(async () => {
        for (const [id, remove] of removals) await remove(staff, id);
      });
    },
    async removeAll() {
      for (const remove of removals) await remove();
    },
  };
}

export type RowFactory = ReturnType<typeof createRowFactory>;

async function removePost(staff: StaffClient, id: string) {
  await trashPost(staff, id).catch(ignoreGone);
  await deletePostForever(staff, id).catch(ignoreGone);
}

async function removeProject(staff: StaffClient, id: string) {
  await trashProject(staff, id).catch(ignoreGone);
  await deleteProjectForever(staff, id).catch(ignoreGone);
}

/** Each request names a few rows: its address has a limited length. */
async function removeAllOf(
  staff: StaffClient,
  table: "blog_posts" | "projects" | "contact_submissions",
  ids: readonly string[],
) {
  for (let start = 0; start < ids.length; start += 100) {
    const request = staff.rest
      .from(table)
      .delete()
      .in("id", ids.slice(start, start + 100));
    await sendAsStaff(staff, request.select("id"));
  }
}

/** Ignores data errors: the test may have trashed or removed the row. */
function ignoreGone(error: unknown) {
  if (!(error instanceof Error) || error.name !== "DataError") throw error;
}

async function inquiriesOf(staff: StaffClient, word: string) {
  const { rows } = await listInquiries(staff, { search: word, status: "all", pageSize: 100 });
  return rows;
}

async function removeInquiriesOf(staff: StaffClient, word: string) {
  for (const { id } of await inquiriesOf(staff, word)) await eraseInquiry(staff, id);
}

async function removeTemplatesWith(staff: StaffClient, word: string) {
  const templates = await listReplyTemplates(staff);
  for (const { id } of templates.filter(({ name }) => name.includes(word)))
    await deleteReplyTemplate(staff, id);
}

async function removePostsWith(staff: StaffClient, word: string) {
  for (const trashed of [false, true]) {
    const { rows } = await listPosts(staff, { search: word, trashed, pageSize: 100 });
    for (const { id } of rows) await removePost(staff, id);
  }
}

async function removeProjectsWith(staff: StaffClient, word: string) {
  for (const trashed of [false, true]) {
    const { rows } = await listProjects(staff, { search: word, trashed, pageSize: 100 });
    for (const { id } of rows) await removeProject(staff, id);
  }
}
