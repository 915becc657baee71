import { once } from "node:events";
import { connect } from "node:net";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { sanitizeText } from "#supabase/data/sanitize-text.ts";
import { anonymous, call, callers } from "#supabase/tests/clients.ts";
import type { Caller } from "#supabase/tests/clients.ts";
import type { Role } from "#supabase/tests/users.ts";
import { newMediaName } from "#supabase/tests/images.ts";
import { useBackend } from "#supabase/tests/test-backend.ts";
import { report } from "./metrics.ts";
import { anyBody, anyHeaders, anyMethod, anyPath, anyText } from "./arbitraries.ts";

/** Milliseconds of search for a counterexample per property. */
const LOOK_MS = 25_000;
/** `PROVE_SEED=… npm run prove` repeats the search of an earlier run. */
const SEED = Number(process.env["PROVE_SEED"] ?? Date.now() % 2 ** 31);

const unlimited = { perAccount: Infinity, perSocket: Infinity, inAll: Infinity };
const backend = useBackend({ limits: { guesses: unlimited, mails: unlimited } });
let people: Record<Role, Caller>;

beforeAll(async () => {
  people = await callers(backend);
});

/** Searches for a counterexample until the time is over, and prints the number of tries. */
async function checkProperty<T>(what: string, property: fc.IAsyncProperty<T>) {
  const found = await fc.check(property, {
    seed: SEED,
    numRuns: 1_000_000,
    interruptAfterTimeLimit: LOOK_MS,
    markInterruptAsFailure: false,
  });
  report(what, `${String(found.numRuns)} tries, seed ${String(SEED)}`, "no 5xx, nothing changed");
  const why = `${String(found.errorInstance)}\n${(await fc.asyncDefaultReportMessage(found)) ?? ""}`;
  expect(found.failed, why).toBe(false);
}

/** A client error has a message; a server error fails the test. */
async function expectProper(response: Response, what: string) {
  const text = await response.text();
  expect(response.status, `${what}: ${text}`).toBeLessThan(500);
  if (response.status < 400 || text === "") return;
  expect(text, what).toMatch(/[a-z]{2}/i);
}

const role = fc.constantFrom<Role>("anonymous", "outsider", "editor");

it("promise 6: for any request the server responds without a server error and with a message", () =>
  checkProperty(
    "any method, path, header and body",
    fc.asyncProperty(
      role,
      anyMethod,
      anyPath,
      anyHeaders,
      anyBody,
      async (who, method, path, headers, body) => {
        const bare = method === "GET" || method === "HEAD";
        const sent = bare ? undefined : body;
        const type = bare ? {} : { "content-type": "application/json" };
        const all = { ...type, ...headers };
        const response = await call(backend, people[who], method, path, sent, all);
        await expectProper(response, `${method} ${path}`);
      },
    ),
  ));

it("promise 6: any text as title, body, tag or message is stored unchanged, or refused with a message", () =>
  checkProperty(
    "any text in posts, projects and inquiries",
    fc.asyncProperty(anyText, anyText, async (short, long) => {
      for (const [who, table, row] of [
        ["editor", "blog_posts", { title: short, content: long, excerpt: short }],
        ["editor", "projects", { title: short, description: long, content: long }],
        ["anonymous", "contact_submissions", { name: "A", email: "a@x.test", message: long }],
      ] as const) {
        await expectExact(who, table, row);
      }
    }),
  ));

async function expectExact(who: Role, table: string, row: Record<string, string>) {
  const mark = crypto.randomUUID();
  const own = table === "contact_submissions" ? { subject: mark } : { slug: `t-${mark}` };
  const response = await call(backend, people[who], "POST", `/rest/v1/${table}`, {
    ...row,
    ...own,
  });
  if (!response.ok) return expectProper(response, table);
  const [column, value] = Object.entries(own)[0] ?? [];
  const [stored] = await backend.query(`select * from ${table} where ${String(column)} = $1`, [
    value,
  ]);
  // The same inquiry twice within ten minutes is stored once.
  if (stored === undefined && table === "contact_submissions") return;
  const clean = Object.fromEntries(
    Object.entries(row).map(([key, text]) => [key, sanitizeText(text)]),
  );
  expect(stored).toMatchObject(clean);
}

it("promise 4: any image address is one of the web or the site, or is refused with a message", () =>
  checkProperty(
    "any address as a picture",
    fc.asyncProperty(
      fc.oneof(
        anyText,
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc
          .tuple(
            fc.constantFrom(
              "javascript:",
              " javascript:",
              "data:",
              "JaVaScRiPt:",
              "//",
              "/",
              "\t/",
              "http:",
              "https://",
              "file:///",
              "vbscript:",
            ),
            anyText,
          )
          .map(([scheme, rest]) => scheme + rest),
      ),
      async (address) => {
        const row = { title: "Address", featured_image_url: address };
        const response = await call(backend, people.editor, "POST", "/rest/v1/blog_posts", row, {
          prefer: "return=representation",
        });
        if (!response.ok) return expectProper(response, address);
        const [stored] = (await response.json()) as { featured_image_url: string | null }[];
        const expected = sanitizeText(address);
        expect(stored?.featured_image_url).toBe(expected === "" ? null : expected);
        // An invalid address, such as "//", has no target.
        const { protocol } = URL.parse(expected, "https://studio.test") ?? { protocol: "https:" };
        expect(["http:", "https:"], expected).toContain(protocol);
      },
    ),
  ));

it("promise 5: any bytes of an image are returned unchanged and never executed, or are refused", () =>
  checkProperty(
    "any file under any name and type",
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 5000 }),
      fc.oneof(
        fc.constant(null),
        anyText.map((text) => encodeURIComponent(text.toWellFormed())),
      ),
      fc.constantFrom("image/png", "image/webp", "image/svg+xml", "text/html", "video/mp4", "x"),
      async (bytes, name, type) => {
        const file = name ?? newMediaName("png");
        const path = `/storage/v1/object/blog-images/${file}`;
        const sent = await call(backend, people.editor, "POST", path, bytes, {
          "content-type": type,
        });
        if (!sent.ok) return expectProper(sent, path);
        expect(name, "only made names are taken").toBeNull();
        expect(["image/png", "image/webp", "video/mp4"]).toContain(type);
        const read = await fetch(`${backend.url}/storage/v1/object/public/blog-images/${file}`);
        expect(new Uint8Array(await read.arrayBuffer())).toEqual(new Uint8Array(bytes));
        expect(read.headers.get("x-content-type-options")).toBe("nosniff");
        expect(read.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      },
    ),
  ));

it("promise 6: any bytes on the socket end only that connection", () =>
  checkProperty(
    "any bytes instead of a request",
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ maxLength: 600 }),
        anyText.map((text) => Buffer.from(`GET /rest/v1/categories HTTP/1.1\r\n${text}\r\n\r\n`)),
      ),
      async (bytes) => {
        const { hostname, port } = new URL(backend.url);
        const socket = connect(Number(port), hostname);
        socket.on("error", () => undefined);
        await once(socket, "connect");
        socket.end(bytes);
        let reply = "";
        for await (const chunk of socket) reply += String(chunk);
        expect(reply).not.toMatch(/^HTTP\/1\.1 5/);
        const next = await call(backend, anonymous, "GET", "/rest/v1/categories?select=id&limit=1");
        expect(next.status).toBe(200);
      },
    ),
  ));
