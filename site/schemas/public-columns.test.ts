import { expect, it } from "vitest";
import { getPublishedPost } from "#supabase/data/public-posts.ts";
import { getPublishedProject } from "#supabase/data/public-projects.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { scriptedBackend, scriptedResponse } from "#supabase/data/testing/scripted-fetch.ts";
import { columnNames } from "./columns.ts";
import { postSchema } from "./post.ts";
import { projectSchema } from "./project.ts";

/** The columns of a form that visitors do not read. Their category has its name besides its id. */
const UNREAD_OF_PROJECTS = ["budget_range", "category_id", "client_name", "status"];
const UNREAD_OF_POSTS = ["category_id", "status"];

async function selectedColumns(read: (client: PublicClient) => Promise<unknown>) {
  const { visitor, sent } = scriptedBackend(scriptedResponse(200, [{ id: "1" }]));
  await read(visitor);
  return sent[0]?.url.searchParams.get("select")?.split(",") ?? [];
}

it.each([
  {
    name: "project",
    columns: columnNames(projectSchema),
    unread: UNREAD_OF_PROJECTS,
    read: (client: PublicClient) => getPublishedProject(client, "loft"),
  },
  {
    name: "post",
    columns: columnNames(postSchema),
    unread: UNREAD_OF_POSTS,
    read: (client: PublicClient) => getPublishedPost(client, "oak"),
  },
])(
  "the page of a $name requests every field of its form except $unread",
  async ({ columns, unread, read }) => {
    const selected = await selectedColumns(read);
    expect(columns.filter((column) => !selected.includes(column)).sort()).toEqual(unread);
    expect(new Set(selected).size).toBe(selected.length);
  },
);
