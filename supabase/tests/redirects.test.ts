import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import {
  REDIRECTS_MAX,
  isDestination,
  isPlainPath,
  normalizePath,
} from "#supabase/data/redirect-paths.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { useBackend, useNativeBackend } from "./test-backend.ts";

const native = inject("native");

describeRedirects("SU31 redirects", useBackend());
if ("missing" in native) {
  it.skip(`NOT RUN: redirects on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  describeRedirects("SU31 redirects (native PostgreSQL)", useNativeBackend(native.url));
}

/** Entries of either field: what is a path, and what a browser, a host or its configuration could read as more. */
const ENTRIES = [
  ...[
    "/old",
    "/Our-Work/Loft.HTML",
    "/a/b/",
    "/2019,12.html",
    "/~anna/x_y",
    "/",
    "",
    " /old ",
    "#",
  ],
  ...[
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%5Cevil.example",
    "/%2F/evil.example",
  ],
  ...[
    "/\t/evil.example",
    "/a\nb",
    "/a\rb",
    "/a\u0000b".replace("\u0000", "\u0001"),
    "https://evil.example",
  ],
  ...[
    "javascript:alert(1)",
    "/../etc",
    "/a/./b",
    "/.git/config",
    "/a//b",
    "/:slug",
    "/*",
    "/a b",
    "/a;b",
  ],
  ...[
    "/{x}",
    '/"x"',
    "/$host",
    "/(a)",
    "/a?b=c",
    "/a#b",
    "/About#Team",
    "/about#",
    "/#x",
    "/a#b#c",
    "old",
  ],
  ...[
    "/żółw",
    "/a%20b",
    `/${"x".repeat(299)}`,
    `/${"x".repeat(300)}`,
    "/a@b.example",
    "/@evil",
    "/a'b",
  ],
] as const;

function describeRedirects(name: string, backend: LocalBackend) {
  const add = (from: string, to: string) =>
    backend.query("insert into redirects (from_path, to_path) values ($1, $2) returning id", [
      from,
      to,
    ]);
  const refusal = async (write: Promise<unknown>) => {
    const message = await write.then(() => "accepted", String);
    const found = /\{"code".*\}/s.exec(message)?.[0] ?? JSON.stringify({ code: message });
    const { code, details } = JSON.parse(found) as { code: string; details?: string };
    return [code, details];
  };

  describe(name, () => {
    beforeAll(() => backend.script("delete from categories where true"));
    beforeEach(() =>
      backend.script(`
        delete from redirects where true; delete from private.missing_paths where true;
        delete from blog_posts where true; delete from projects where true;
        update private.missing_path_limit set reports = 0 where true`),
    );

    it.each(ENTRIES)("judge %j like the form does", async (entry) => {
      const [row] = await backend.query(
        "select private.normalize_path($1) as path, private.is_plain_path(private.normalize_path($1)) as plain",
        [entry],
      );
      const path = normalizePath(entry);
      expect(row).toEqual({ path, plain: isPlainPath(path) });
      const [code, field] = await refusal(add("/from", entry));
      expect(code === "accepted" || (code === "loop" && field === "to_path")).toBe(
        isDestination(path),
      );
    });

    it("are stored in lower case, without slash at the end; a fragment keeps its letters", async () => {
      await add("/Our-Work/Loft.HTML/", "/About/#Team");
      await add("/News", "/Blog/");
      expect(
        await backend.query("select from_path, to_path from site_redirects order by 1 desc"),
      ).toEqual([
        { from_path: "/our-work/loft.html", to_path: "/about#Team" },
        { from_path: "/news", to_path: "/blog" },
      ]);
    });

    it.each([
      ["/about", "/contact", "reserved", "from_path"],
      ["/About.html", "/contact", "reserved", "from_path"],
      ["/index.html", "/contact", "reserved", "from_path"],
      ["/admin/x", "/contact", "reserved", "from_path"],
      ["/assets/x.js", "/contact", "reserved", "from_path"],
      ["/_post", "/contact", "reserved", "from_path"],
      ["/blog/oak", "/contact", "page_exists", "from_path"],
      ["/portfolio/loft", "/contact", "page_exists", "from_path"],
      ["/portfolio/draft", "/contact", "accepted", undefined],
      ["/old", "/old#top", "loop", "to_path"],
      [" ", "/contact", "required", "from_path"],
      ["/old", "", "required", "to_path"],
    ])("from %j to %j: %s", async (from, to, code, field) => {
      await backend.script(`
        insert into blog_posts (title, status) values ('Oak', 'published');
        insert into projects (title, status) values ('Loft', 'published'), ('Draft', 'draft')`);
      expect(await refusal(add(from, to))).toEqual([code, field]);
    });

    it("have one new address for an old one, and do not lead back to it", async () => {
      await add("/a", "/b");
      await add("/b", "/c#x");
      expect(await refusal(add("/A/", "/d"))).toEqual(["taken", "from_path"]);
      expect(await refusal(add("/c", "/a"))).toEqual(["loop", "to_path"]);
      expect(
        await refusal(backend.query("update redirects set to_path = '/a' where from_path = '/b'")),
      ).toEqual(["loop", "to_path"]);
      await backend.query(
        "update redirects set from_path = '/b2', to_path = '/a' where from_path = '/b'",
      );
      await add("/c", "/a");
    });

    it("count their changes", async () => {
      await add("/a", "/b");
      const [row] = await backend.query(
        "update redirects set to_path = '/c', created_at = 'epoch', version = 9 where true returning version, created_at > 'epoch' as dated",
      );
      expect(row).toEqual({ version: 2, dated: true });
    });

    it("are 1,500 at most", async () => {
      await backend.script(
        `insert into redirects (from_path, to_path) select '/old-' || n, '/about' from generate_series(1, ${String(REDIRECTS_MAX)}) as n`,
      );
      expect(await refusal(add("/one-more", "/about"))).toEqual(["too_many", null]);
    });

    it("are imported except for the refused rows, which are reported", async () => {
      await add("/a", "/b");
      const items = [
        { from_path: "/A", to_path: "/changed" },
        { from_path: "/about", to_path: "/contact" },
        { from_path: "/new", to_path: "//evil.example" },
        { from_path: "/fine", to_path: "/contact" },
        { to_path: "/contact" },
        7,
      ];
      const rows = await backend.query(
        `select place, field from import_redirects('${JSON.stringify(items)}')`,
      );
      expect(rows).toEqual([
        { place: 1, field: "from_path" },
        { place: 2, field: "to_path" },
        { place: 4, field: "from_path" },
        { place: 5, field: "from_path" },
      ]);
      expect(await backend.query("select * from site_redirects order by 1")).toEqual([
        { from_path: "/a", to_path: "/changed" },
        { from_path: "/fine", to_path: "/contact" },
      ]);
    });
  });

  describe(`${name}: addresses that are not found`, () => {
    const report = async (path: string) => {
      const [row] = await backend.query("select report_missing_path($1) as target", [path]);
      return row?.["target"];
    };
    const stored = () =>
      backend.query("select path, requests::integer from private.missing_paths order by path");
    beforeEach(() =>
      backend.script(`
        delete from private.missing_paths where true; delete from redirects where true;
        update private.missing_path_limit set reports = 0, began_at = now() where true`),
    );

    it("are counted by path", async () => {
      expect(await report("/Old/")).toBeNull();
      expect(await report("/old")).toBeNull();
      await report("/older");
      expect(await stored()).toEqual([
        { path: "/old", requests: 2 },
        { path: "/older", requests: 1 },
      ]);
    });

    it("lead to the new address with a redirect, and are not counted then", async () => {
      await add("/old", "/about#team");
      expect(await report("/OLD/")).toBe("/about#team");
      expect(await stored()).toEqual([]);
    });

    it.each([
      ...["/wp-login.php", "/wp-content/uploads/a.jpg", "/.env", "/xmlrpc.php", "/favicon.ico"],
      ...[
        "/about",
        "/admin/x",
        "/assets/a.js",
        "//evil.example",
        "/a?b",
        "/a#b",
        "/ann@visitor.example",
      ],
      ...["/%3Cscript%3E", "", "/", `/${"x".repeat(300)}`, "<script>"],
    ])("%j is not stored", async (path) => {
      expect(await report(path)).toBeNull();
      expect(await stored()).toEqual([]);
    });

    it("are counted 60 times a minute at most", async () => {
      for (let count = 0; count < 70; count += 1) await report("/old");
      expect(await stored()).toEqual([{ path: "/old", requests: 60 }]);
      await backend.query(
        "update private.missing_path_limit set began_at = now() - interval '1 minute' where true",
      );
      await report("/old");
      expect(await stored()).toEqual([{ path: "/old", requests: 61 }]);
    });

    it("are 500 at most: the least requested one makes room", async () => {
      await backend.script(
        "insert into private.missing_paths (path, requests) select '/p-' || n, n from generate_series(1, 500) as n",
      );
      await report("/new");
      const [row] = await backend.query(
        "select count(*)::integer as paths, count(*) filter (where path in ('/p-1', '/new'))::integer as ends from private.missing_paths",
      );
      expect(row).toEqual({ paths: 500, ends: 1 });
    });
  });
}
