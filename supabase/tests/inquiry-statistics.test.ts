import { beforeAll, describe, expect, it } from "vitest";
import { inquiryStatistics } from "#supabase/data/inquiry-statistics.ts";
import { sendInquiry } from "#supabase/data/inquiries.ts";
import { newInquiry } from "#supabase/data/testing/rows.ts";
import { useRealBackend } from "#supabase/data/testing/real-backend.ts";

const backend = useRealBackend();

const YEAR = 365 * 86_400_000;
const aYearAgo = () => new Date(Date.now() - YEAR);

beforeAll(async () => {
  await backend().server.script(`
    insert into projects (title, status) values ('Loft', 'published');
    update projects set slug = 'attic' where title = 'Loft';
    insert into blog_posts (title, status) values ('Oak', 'draft');
    insert into contact_submissions (name, email, message, status, source_path, created_at) values
      ('Former', 'a@visitor.test', 'x', 'won', '/portfolio/loft', now() - interval '40 days'),
      ('Current', 'b@visitor.test', 'x', 'new', '/portfolio/attic', now() - interval '40 days'),
      ('Slow', 'c@visitor.test', 'x', 'contacted', '/portfolio/attic', now() - interval '40 days'),
      ('Post', 'd@visitor.test', 'x', 'lost', '/blog/oak', now() - interval '5 days'),
      ('List', 'e@visitor.test', 'x', 'new', '/blog/page/2', now() - interval '5 days'),
      ('Direct', 'f@visitor.test', 'x', 'new', '', now() - interval '5 days'),
      ('Spam', 'g@visitor.test', 'x', 'spam', '/services', now() - interval '5 days'),
      ('Old', 'h@visitor.test', 'x', 'won', '/services', now() - interval '500 days');
    insert into inquiry_replies (inquiry_id, subject, body, sent_at, created_at)
    select id, 'Re', 'Hello', now(), created_at + delay.after
    from contact_submissions
    join (values ('Current', interval '1 hour'), ('Current', interval '9 hours'), ('Slow', interval '3 hours'),
      ('Post', interval '10 hours')) as delay (name, after) using (name);
  `);
});

describe("inquiries by the page that they came from", () => {
  it("count former addresses of a project for its page, without spam and older ones", async () => {
    const { all, pages } = await inquiryStatistics(backend().staff, aYearAgo());
    expect(pages).toEqual([
      {
        path: "/portfolio/attic",
        title: "Loft",
        inquiries: 3,
        replied: 3,
        replySeconds: 2 * 3600,
        won: 1,
        lost: 0,
      },
      { path: "", title: "", inquiries: 1, replied: 0, replySeconds: null, won: 0, lost: 0 },
      {
        path: "/blog/oak",
        title: "Oak",
        inquiries: 1,
        replied: 1,
        replySeconds: 10 * 3600,
        won: 0,
        lost: 1,
      },
      {
        path: "/blog/page/2",
        title: "",
        inquiries: 1,
        replied: 0,
        replySeconds: null,
        won: 0,
        lost: 0,
      },
    ]);
    expect(all).toEqual({ inquiries: 6, replied: 4, replySeconds: 3 * 3600, won: 1, lost: 1 });
  });

  it("are all counted without a beginning, and none in a period without inquiries", async () => {
    const everything = await inquiryStatistics(backend().staff, null);
    expect(everything.all.inquiries).toBe(7);
    const tomorrow = new Date(Date.now() + 86_400_000);
    const nothing = await inquiryStatistics(backend().staff, tomorrow);
    expect(nothing.pages).toEqual([]);
    expect(nothing.all).toMatchObject({ inquiries: 0, replySeconds: null });
  });

  it("are refused to visitors", async () => {
    const refused = inquiryStatistics(backend().dashboard(), null);
    await expect(refused).rejects.toMatchObject({ code: "unauthorized" });
  });
});

it("a form's page is stored; one that is no path of the site is unknown, and the message arrives", async () => {
  const { server, visitor } = backend();
  const sent = {
    "/portfolio/attic": "/portfolio/attic",
    "/": "/",
    "//evil.test": "",
    "https://evil.test/": "",
    "/blog/<b>": "",
    [`/blog/${"a".repeat(300)}`]: "",
  };
  for (const sourcePath of Object.keys(sent)) {
    await server.query("delete from private.rate_limits where true");
    const inquiry = newInquiry({ message: `From ${sourcePath}` });
    await sendInquiry(visitor, inquiry, { sourcePath });
  }
  const rows = await server.query(
    "select message, source_path from contact_submissions where message like 'From %'",
  );
  expect(
    Object.fromEntries(rows.map((row) => [String(row["message"]).slice(5), row["source_path"]])),
  ).toEqual(sent);
});
