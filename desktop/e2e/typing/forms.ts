import type { Locator } from "@playwright/test";
import { listInquiries, sendInquiry } from "#supabase/data/inquiries.ts";
import { listInquiryNotes } from "#supabase/data/inquiry-notes.ts";
import { createPost, getPost, listPosts } from "#supabase/data/posts.ts";
import { createProject, getProject, listProjects } from "#supabase/data/projects.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { newInquiry, newPost, newProject } from "#site/e2e/new-rows.ts";
import type { Dashboard } from "#site/e2e/pages/dashboard.ts";
import type { FormName, RoundPlan } from "./plan.ts";

export interface Clients {
  readonly staff: StaffClient;
  readonly visitor: PublicClient;
}

/** A form that a round types into and saves. */
export interface Form {
  /** Stores the row that the form changes or belongs to; resolves with the query of the form's URL. */
  readonly prepare: (clients: Clients, plan: RoundPlan) => Promise<string>;
  /** Resolves with the query of the row that an autosave of a new form has created; null without one. */
  readonly autosaved?: (clients: Clients, plan: RoundPlan) => Promise<string | null>;
  /** null: the form has no title and no status. */
  readonly head: {
    readonly title: (dashboard: Dashboard) => Locator;
    readonly status: (dashboard: Dashboard) => Locator;
  } | null;
  readonly text: (dashboard: Dashboard) => Locator;
  /** The `name` of the text field. */
  readonly fieldName: string;
  readonly submit: (dashboard: Dashboard) => Locator;
  /** Visible after the server or the outbox stored this text. */
  readonly success: (dashboard: Dashboard, text: string) => Locator;
  /** The texts of the rows with this title. */
  readonly stored: (staff: StaffClient, title: string) => Promise<string[]>;
}

const STORED_BEFORE = "Stored before.";

const post: Omit<Form, "prepare" | "autosaved"> = {
  head: {
    title: ({ postForm }) => postForm.field("title"),
    status: ({ postForm }) => postForm.status,
  },
  text: ({ postForm }) => postForm.field("content"),
  fieldName: "content",
  submit: ({ postForm }) => postForm.submit,
  success: (dashboard) =>
    dashboard
      .toast(/Blog Post (Published|Saved)/)
      .or(dashboard.toast("will be sent when the network is back")),
  stored: async (staff, title) => {
    const { rows } = await listPosts(staff, { search: title });
    return Promise.all(rows.map(async ({ id }) => (await getPost(staff, id)).content));
  },
};

const project: Omit<Form, "prepare" | "autosaved"> = {
  head: {
    title: ({ projectForm }) => projectForm.field("title"),
    status: ({ projectForm }) => projectForm.status,
  },
  text: ({ projectForm }) => projectForm.field("description"),
  fieldName: "description",
  submit: ({ projectForm }) => projectForm.submit,
  success: (dashboard) => dashboard.toast(/Project (Created|Published|Saved|Updated)/),
  stored: async (staff, title) => {
    const { rows } = await listProjects(staff, { search: title });
    return Promise.all(rows.map(async ({ id }) => (await getProject(staff, id)).description));
  },
};

const note: Omit<Form, "prepare"> = {
  head: null,
  text: ({ inbox }) => inbox.note,
  fieldName: "",
  submit: ({ inbox }) => inbox.saveNote,
  success: ({ inbox }, text) => inbox.notes.filter({ hasText: text }),
  stored: async (staff, title) => {
    const { rows } = await listInquiries(staff, { search: title, status: "all" });
    const notes = await Promise.all(rows.map(({ id }) => listInquiryNotes(staff, id)));
    return notes.flat().map(({ body }) => body);
  },
};

export const forms: Readonly<Record<FormName, Form>> = {
  "new post": {
    ...post,
    prepare: () => Promise.resolve("?tab=new-blog"),
    autosaved: async ({ staff }, { title }) => {
      const [row] = (await listPosts(staff, { search: title })).rows;
      return row === undefined ? null : `?tab=new-blog&id=${row.id}`;
    },
  },
  "stored post": {
    ...post,
    prepare: async ({ staff }, { title, before }) => {
      const row = newPost({ title, content: STORED_BEFORE, status: before });
      return `?tab=new-blog&id=${(await createPost(staff, row)).id}`;
    },
  },
  "new project": {
    ...project,
    prepare: () => Promise.resolve("?tab=projects&id=new"),
    autosaved: async ({ staff }, { title }) => {
      const [row] = (await listProjects(staff, { search: title })).rows;
      return row === undefined ? null : `?tab=projects&id=${row.id}`;
    },
  },
  "stored project": {
    ...project,
    prepare: async ({ staff }, { title, before }) => {
      const row = newProject({ title, description: STORED_BEFORE, status: before });
      return `?tab=projects&id=${(await createProject(staff, row)).id}`;
    },
  },
  "inquiry note": {
    ...note,
    prepare: async ({ staff, visitor }, { title }) => {
      await sendInquiry(visitor, newInquiry({ name: title }));
      const [inquiry] = (await listInquiries(staff, { search: title, status: "all" })).rows;
      if (inquiry === undefined) throw new Error(`The inquiry of ${title} was not stored.`);
      return `?tab=contacts&id=${inquiry.id}`;
    },
  },
};
