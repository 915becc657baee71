import { beforeAll, expect, it } from "vitest";
import { signedIn, visitorOf } from "./clients.ts";
import { succeeded } from "./expectations.ts";
import { PEOPLE } from "./users.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();

beforeAll(() =>
  backend.script(`
    insert into blog_posts (title, status, published_at, updated_at, deleted_at, tags) values
      ('Public', 'published', now() - interval '2 days', now() - interval '3 hours', null, '{oak,light}'),
      ('Planned', 'published', now() + interval '2 days', now() - interval '2 hours', null, '{oak}'),
      ('Resting', 'draft', null, now() - interval '15 days', null, '{}'),
      ('Fresh', 'draft', null, now() - interval '1 hour', null, '{}'),
      ('Trashed', 'draft', null, now() - interval '20 days', now(), '{gone}');
    insert into contact_submissions (name, email, message, status, created_at) values
      ('Late', 'a@visitor.test', 'x', 'new', now() - interval '25 hours'),
      ('Fresh', 'b@visitor.test', 'y', 'new', now() - interval '30 minutes'),
      ('Answered', 'c@visitor.test', 'z', 'contacted', now() - interval '8 days'),
      ('Spam', 'd@visitor.test', 's', 'spam', now() - interval '25 hours');
  `),
);

const asEditor = async () => (await signedIn(backend, PEOPLE.editor.email)).rest;

it("counts pending work of today", async () => {
  const rest = await asEditor();
  expect(await succeeded(rest.rpc("attention_today"))).toEqual([
    { overdue_replies: 1, scheduled_posts: 1, resting_drafts: 1 },
  ]);
});

it("counts inquiries by week, empty weeks included, spam excluded", async () => {
  const rest = await asEditor();
  const first_week = new Date(Date.now() - 20 * 86_400_000).toISOString();
  expect(await succeeded(rest.rpc("inquiries_per_week", { first_week, weeks: 3 }))).toEqual([
    { week: 0, received: 0 },
    { week: 1, received: 1 },
    { week: 2, received: 2 },
  ]);
});

it("returns the latest events, newest first", async () => {
  const rest = await asEditor();
  const happened = await succeeded(rest.rpc("recent_activity"));
  expect(happened.slice(0, 3).map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    "inquiry Fresh",
    "post Fresh",
    "post Planned",
  ]);
});

it("returns the tags in use, the most used first", async () => {
  const rest = await asEditor();
  expect(await succeeded(rest.rpc("post_tags"))).toEqual([
    { tag: "oak", uses: 2 },
    { tag: "light", uses: 1 },
  ]);
});

it("returns none of this to other roles", async () => {
  const outsider = (await signedIn(backend, PEOPLE.outsider.email)).rest;
  const week = { first_week: new Date(0).toISOString(), weeks: 1 };
  for (const { rest } of [visitorOf(backend), { rest: outsider }]) {
    for (const result of [
      await rest.rpc("attention_today"),
      await rest.rpc("inquiries_per_week", week),
      await rest.rpc("recent_activity"),
      await rest.rpc("post_tags"),
    ]) {
      expect(result.data ?? []).toEqual([]);
    }
  }
});
