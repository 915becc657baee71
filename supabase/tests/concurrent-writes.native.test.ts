import { describe, expect, inject, it } from "vitest";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { unique } from "./matrix.ts";
import { IN_ROLE } from "./matrix-attempts.ts";
import { useNativeBackend } from "./test-backend.ts";

const native = inject("native");

if ("missing" in native) {
  it.skip(`NOT RUN: concurrent writes on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  const backend = useNativeBackend(native.url, (started) => started.script(IN_ROLE + SEND));
  describeConcurrentWrites(backend);
}

/** Submits inquiries like visitors of hosted Supabase: in the role anon, with the headers of the
 * proxy. */
const SEND = `
create function tests.send(headers text, email text, message text) returns bigint language plpgsql as $$
begin
  perform set_config('request.headers', headers, true);
  return tests.in_role('anon', '{"role": "anon"}', format(
    'insert into public.contact_submissions (name, email, message) values (%L, %L, %L)', 'Visitor', email, message
  ));
end
$$;
create function tests.reserve(headers text) returns bigint language plpgsql as $$
begin
  perform set_config('request.headers', headers, true);
  return tests.in_role('anon', '{"role": "anon"}', format(
    'select public.reserve_inquiry_file(%L, %L, 8)', gen_random_uuid(), 'plan.pdf'
  ));
end
$$;`;

function describeConcurrentWrites(backend: LocalBackend) {
  /** Submits all in parallel; returns the number reported as successful. */
  async function flood(count: number, message: (index: number) => [string, string, string]) {
    const sends = Array.from({ length: count }, (_, index) =>
      backend.query("select tests.send($1, $2, $3)", message(index)),
    );
    const results = await Promise.allSettled(sends);
    const refusals = results.filter((result) => result.status === "rejected");
    for (const { reason } of refusals) expect(String(reason)).toContain("rate_limited");
    return count - refusals.length;
  }

  async function stored(name: string): Promise<number> {
    const [row] = await backend.query(
      "select count(*)::int as count from contact_submissions where email like $1 or message like $1",
      [`%${name}%`],
    );
    return Number(row?.["count"]);
  }

  const header = (address: string) => JSON.stringify({ "x-forwarded-for": `${address}, 10.0.0.1` });
  const random = () => `203.0.113.${unique()}`;

  describe("the limits of inquiries under a flood (native PostgreSQL)", () => {
    it("stores 5 of 1,000 messages from one address", async () => {
      const name = unique();
      const address = random();
      const sent = await flood(1000, (n) => [
        header(address),
        `${name}-${String(n)}@x.test`,
        `${name} ${String(n)}`,
      ]);
      expect([sent, await stored(name)]).toEqual([5, 5]);
    });

    it("stores 3 of 200 messages of one e-mail from changing addresses", async () => {
      const name = unique();
      const sent = await flood(200, (n) => [
        header(random()),
        `${name}@x.test`,
        `Message ${String(n)}`,
      ]);
      expect([sent, await stored(name)]).toEqual([3, 3]);
    });

    it("stores 1 of 200 identical messages and reports success for all", async () => {
      const name = unique();
      const address = random();
      const sent = await flood(200, () => [header(address), `${name}@x.test`, "The same"]);
      expect([sent, await stored(name)]).toEqual([200, 1]);
    });

    it("stores all of 1,000 different messages", async () => {
      const name = unique();
      const sent = await flood(1000, (n) => [
        header(random()),
        `${name}-${String(n)}@x.test`,
        `Hi ${String(n)}`,
      ]);
      expect([sent, await stored(name)]).toEqual([1000, 1000]);
    });

    it("stores 5 of 100 messages from changing addresses of one IPv6 network", async () => {
      const name = unique();
      const network = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}:1`;
      const sent = await flood(100, (n) => [
        header(`${network}::${n.toString(16)}`),
        `${name}-${String(n)}@x.test`,
        `${name} ${String(n)}`,
      ]);
      expect([sent, await stored(name)]).toEqual([5, 5]);
    });

    it("CT18 reserves 30 places for the files of one IPv6 network within ten minutes", async () => {
      const network = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}:2`;
      const attempts = Array.from({ length: 40 }, (_, n) =>
        backend.query("select tests.reserve($1)", [header(`${network}::${n.toString(16)}`)]),
      );
      const results = await Promise.allSettled(attempts);
      const refusals = results.filter((result) => result.status === "rejected");
      for (const { reason } of refusals) expect(String(reason)).toContain("rate_limited");
      expect(refusals).toHaveLength(10);
      await backend.query("select tests.reserve($1)", [header(random())]);
    });

    it("trusts Cloudflare's header before one that a visitor can set", async () => {
      const name = unique();
      const address = random();
      const forged = () =>
        JSON.stringify({ "cf-connecting-ip": address, "x-forwarded-for": random() });
      const sent = await flood(20, (n) => [
        forged(),
        `${name}-${String(n)}@x.test`,
        `${name} ${String(n)}`,
      ]);
      expect([sent, await stored(name)]).toEqual([5, 5]);
    });
  });

  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2::7", "2001:db8:1:2::/64"],
    ["2001:0DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["::1", "::/64"],
    ["not an address", "not an address"],
  ])("the network of %s is %s", async (address, network) => {
    const [row] = await backend.query("select private.network_of($1) as network", [address]);
    expect(row?.["network"]).toBe(network);
  });

  describe("slugs under a flood (native PostgreSQL)", () => {
    it("SU01 are unique for 200 concurrent posts of one title", async () => {
      const inserts = Array.from({ length: 200 }, () =>
        backend.query(
          "insert into blog_posts (title, status) values ('Flood', 'published') returning slug",
        ),
      );
      const slugs = (await Promise.all(inserts)).map(([row]) => row?.["slug"]);
      expect(new Set(slugs).size).toBe(200);
    });

    it("SU07 32 editors who save 20 times lose no text without a conflict", async () => {
      const [post] = await backend.query(
        "insert into blog_posts (title) values ('Shared') returning id",
      );
      let accepted = 0;
      const editor = async (name: number) => {
        for (let save = 0; save < 20; save += 1) {
          const [now] = await backend.query("select version from blog_posts where id = $1", [
            post?.["id"],
          ]);
          const rows = await backend.query(
            "update blog_posts set title = $3 where id = $1 and version = $2 returning version",
            [post?.["id"], now?.["version"], `${String(name)} ${String(save)}`],
          );
          accepted += rows.length;
        }
      };
      await Promise.all(Array.from({ length: 32 }, (_, name) => editor(name)));
      const [final] = await backend.query("select version from blog_posts where id = $1", [
        post?.["id"],
      ]);
      expect(Number(final?.["version"])).toBe(accepted + 1);
    });
  });
}
