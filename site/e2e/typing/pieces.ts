import type { Locator } from "@playwright/test";
import { getPost, listPosts } from "#supabase/data/posts.ts";
import { getProject, listProjects } from "#supabase/data/projects.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { Dashboard } from "#site/e2e/pages/dashboard.ts";

/** A kind of form that a round types into and saves. */
export interface Piece {
  readonly name: string;
  /** URL of the empty form. */
  readonly address: string;
  readonly title: (dashboard: Dashboard) => Locator;
  readonly text: (dashboard: Dashboard) => Locator;
  /** The `name` of the text field. */
  readonly fieldName: string;
  readonly status: (dashboard: Dashboard) => Locator;
  readonly submit: (dashboard: Dashboard) => Locator;
  readonly success: RegExp;
  /** The texts of the rows with this title. */
  readonly stored: (staff: StaffClient, title: string) => Promise<string[]>;
}

const post: Piece = {
  name: "post",
  address: "/admin?tab=new-blog",
  title: ({ postForm }) => postForm.field("title"),
  text: ({ postForm }) => postForm.field("content"),
  fieldName: "content",
  status: ({ postForm }) => postForm.status,
  submit: ({ postForm }) => postForm.submit,
  success: /Blog Post (Published|Saved)/,
  stored: async (staff, title) => {
    const { rows } = await listPosts(staff, { search: title });
    return Promise.all(rows.map(async ({ id }) => (await getPost(staff, id)).content));
  },
};

const project: Piece = {
  name: "project",
  address: "/admin?tab=projects&id=new",
  title: ({ projectForm }) => projectForm.field("title"),
  text: ({ projectForm }) => projectForm.field("description"),
  fieldName: "description",
  status: ({ projectForm }) => projectForm.status,
  submit: ({ projectForm }) => projectForm.submit,
  success: /Project Created/,
  stored: async (staff, title) => {
    const { rows } = await listProjects(staff, { search: title });
    return Promise.all(rows.map(async ({ id }) => (await getProject(staff, id)).description));
  },
};

export const PIECES: readonly [Piece, Piece] = [post, project];
