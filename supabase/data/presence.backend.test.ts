import { expect, it } from "vitest";
import { signIn } from "./auth.ts";
import { createPost, restorePost, trashPost, updatePost } from "./posts.ts";
import { endPresence, lastSavedBy, reportPresence } from "./presence.ts";
import { createProject } from "./projects.ts";
import type { StaffClient } from "./staff-client.ts";
import { PASSWORD, PEOPLE, useRealBackend } from "./testing/real-backend.ts";
import { newPost, newProject } from "./testing/rows.ts";

const backend = useRealBackend();
const newRow = () => ({ kind: "post", id: crypto.randomUUID() }) as const;

async function editor(): Promise<StaffClient> {
  const { dashboard, server } = backend();
  const client = dashboard();
  await signIn(client, PEOPLE.editor.email, PASSWORD);
  await server.query(
    "update private.staff set name = 'Marta' where user_id = (select id from auth.users where email = $1)",
    [PEOPLE.editor.email],
  );
  return client;
}

it("names the others who edit the same row, never the member who asks", async () => {
  const row = newRow();
  const marta = await editor();
  const before = Date.now();
  expect(await reportPresence(marta, row)).toEqual([]);
  const [other, ...more] = await reportPresence(backend().staff, row);
  expect(other?.name).toBe("Marta");
  expect(Math.abs(Number(other?.since) - before)).toBeLessThan(60_000);
  expect(more).toEqual([]);
  expect(await reportPresence(marta, row)).toMatchObject([{ name: PEOPLE.owner.email }]);
  expect(await reportPresence(marta, newRow())).toEqual([]);
  expect(await reportPresence(marta, { ...row, kind: "project" })).toEqual([]);
});

it("the time since which somebody edits stays at each report", async () => {
  const row = newRow();
  const marta = await editor();
  await reportPresence(marta, row);
  const [first] = await reportPresence(backend().staff, row);
  await reportPresence(marta, row);
  expect(await reportPresence(backend().staff, row)).toEqual([first]);
});

it("a closed editor is gone at once, one that stopped reporting after a minute", async () => {
  const { staff, server } = backend();
  const row = newRow();
  const marta = await editor();
  await reportPresence(marta, row);
  await endPresence(marta, row);
  expect(await reportPresence(staff, row)).toEqual([]);

  await reportPresence(marta, row);
  await server.query(
    "update private.presence set seen_at = now() - interval '61 seconds' where row_id = $1",
    [row.id],
  );
  expect(await reportPresence(staff, row)).toEqual([]);
});

it("knows who else saved a post or project last", async () => {
  const { staff, server } = backend();
  const marta = await editor();
  const post = await createPost(staff, newPost());
  expect(await lastSavedBy(staff, { kind: "post", id: post.id })).toBeNull();
  expect(await lastSavedBy(marta, { kind: "post", id: post.id })).toBe(PEOPLE.owner.email);
  await updatePost(marta, post.id, post.version, { title: "Elm floors" });
  expect(await lastSavedBy(staff, { kind: "post", id: post.id })).toBe("Marta");
  await server.query("update blog_posts set title = 'By SQL' where id = $1", [post.id]);
  expect(await lastSavedBy(staff, { kind: "post", id: post.id })).toBe("Marta");
  await trashPost(staff, post.id);
  await restorePost(staff, post.id);
  expect(await lastSavedBy(marta, { kind: "post", id: post.id })).toBeNull();

  const project = await createProject(marta, newProject());
  expect(await lastSavedBy(staff, { kind: "project", id: project.id })).toBe("Marta");
  expect(await lastSavedBy(staff, { kind: "post", id: project.id })).toBeNull();
});

it("a row that is deleted takes its entry with it", async () => {
  const { staff, server } = backend();
  const post = await createPost(staff, newPost());
  await server.query("delete from blog_posts where id = $1", [post.id]);
  expect(await lastSavedBy(staff, { kind: "post", id: post.id })).toBeNull();
});
