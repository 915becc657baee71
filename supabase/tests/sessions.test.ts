import { describe, expect, it } from "vitest";
import { createMember } from "#supabase/local/create-member.ts";
import { call, callerOf, signedIn } from "./clients.ts";
import type { Caller } from "./clients.ts";
import { refused, succeeded } from "./expectations.ts";
import { unique } from "./matrix.ts";
import { IN_ROLE } from "./matrix-attempts.ts";
import { newMediaName, PNG } from "./images.ts";
import { PASSWORD, PEOPLE } from "./users.ts";
import { useBackend } from "./test-backend.ts";

const backend = useBackend();

async function member(role: "owner" | "editor" = "editor") {
  const email = `${unique()}@studio.test`;
  const id = await createMember(backend, { email, password: PASSWORD, role });
  const client = await signedIn(backend, email);
  return { id, email, client, caller: await callerOf(client) };
}

/** Number of rows that a token can read and of calls that it can make, over all staff-only tables and
 * functions. */
async function powers(caller: Caller) {
  const read = async (path: string) => {
    const response = await call(backend, caller, "GET", `/rest/v1/${path}`);
    return response.ok ? ((await response.json()) as unknown[]).length : 0;
  };
  const name = newMediaName("png");
  const upload = await call(
    backend,
    caller,
    "POST",
    `/storage/v1/object/blog-images/${name}`,
    PNG,
    {
      "content-type": "image/png",
    },
  );
  const insert = await call(backend, caller, "POST", "/rest/v1/blog_posts", { title: "By token" });
  return {
    posts: await read("blog_posts?select=id"),
    projects: await read("projects?select=id"),
    inquiries: await read("contact_submissions?select=id"),
    staff: await read("rpc/list_staff"),
    me: await read("rpc/current_staff"),
    counts: await read("rpc/dashboard_counts"),
    uploaded: upload.ok,
    inserted: insert.ok,
  };
}

const NONE = {
  posts: 0,
  projects: 0,
  inquiries: 0,
  staff: 0,
  me: 0,
  counts: 0,
  uploaded: false,
  inserted: false,
};

async function someContent() {
  await backend.script(`
    insert into blog_posts (title) values ('Private');
    insert into projects (title) values ('Private');
    insert into contact_submissions (name, email, message) values ('A', '${unique()}@x.test', 'Private');
  `);
}

describe("a session", () => {
  it("AD05 gives its token rights until sign-out, although the token itself is still valid", async () => {
    await someContent();
    const { client, caller } = await member();
    expect(await powers(caller)).toMatchObject({ me: 1, uploaded: true, inserted: true });
    await client.auth.signOut();
    expect(await powers(caller)).toEqual(NONE);
  });

  it("loses its rights with the next request when the member is deactivated", async () => {
    await someContent();
    const { id, caller } = await member();
    expect((await powers(caller)).posts).toBeGreaterThan(0);
    await backend.query("update private.staff set active = false where user_id = $1", [id]);
    expect(await powers(caller)).toEqual(NONE);
    await backend.query("update private.staff set active = true where user_id = $1", [id]);
    expect((await powers(caller)).me).toBe(1);
  });

  it("loses its rights when the member is removed, or when it expires", async () => {
    const removed = await member();
    await backend.query("delete from private.staff where user_id = $1", [removed.id]);
    expect(await powers(removed.caller)).toEqual(NONE);

    const late = await member();
    await backend.query(
      "update auth.sessions set not_after = now() - interval '1 second' where user_id = $1",
      [late.id],
    );
    expect(await powers(late.caller)).toEqual(NONE);
  });

  it("does not end with another session of the same user", async () => {
    const { email, client, caller } = await member();
    const phone = await signedIn(backend, email);
    await phone.auth.signOut({ scope: "local" });
    expect((await powers(caller)).me).toBe(1);
    await client.auth.signOut({ scope: "global" });
    expect(await powers(caller)).toEqual(NONE);
  });

  it("cannot be forged: a token signed with another secret has no rights", async () => {
    const { caller } = await member();
    const [header, payload] = (caller.token ?? "").split(".");
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    for (const token of [
      `${header ?? ""}.${payload ?? ""}.${"A".repeat(43)}`,
      `${none}.${payload ?? ""}.`,
    ]) {
      const response = await call(
        backend,
        { ...caller, token },
        "GET",
        "/rest/v1/blog_posts?select=id",
      );
      expect(response.ok ? await response.json() : []).toEqual([]);
    }
  });

  it("AL06 returns the signed-in member, and nothing to an outsider", async () => {
    const { client, email, id } = await member("owner");
    expect(await succeeded(client.rest.rpc("current_staff"))).toEqual([
      { user_id: id, email, role: "owner" },
    ]);
    const outsider = await signedIn(backend, PEOPLE.outsider.email);
    expect(await succeeded(outsider.rest.rpc("current_staff"))).toEqual([]);
    expect(await succeeded(outsider.rest.rpc("dashboard_counts"))).toEqual([]);
  });
});

describe("the members of the studio", () => {
  it("are all visible to an owner; an editor sees only their own row", async () => {
    const owner = await signedIn(backend, PEOPLE.owner.email);
    const editor = await signedIn(backend, PEOPLE.editor.email);
    const seen = (await succeeded(owner.rest.rpc("list_staff"))).map(({ email }) => email);
    expect(seen).toEqual(expect.arrayContaining([PEOPLE.owner.email, PEOPLE.editor.email]));
    expect(await succeeded(editor.rest.rpc("list_staff"))).toMatchObject([
      { email: PEOPLE.editor.email },
    ]);
  });

  const change = (member: string, role: string, active = true) => ({
    member,
    member_role: role,
    member_active: active,
  });
  const invite = (email: string, role = "editor") => ({ member_email: email, member_role: role });
  const idOf = async (email: string) => {
    const [row] = await backend.query("select id from auth.users where email = $1", [email]);
    return String(row?.["id"]);
  };

  it("are changed and ended by an owner", async () => {
    const { id } = await member("editor");
    const owner = await signedIn(backend, PEOPLE.owner.email);
    await succeeded(owner.rest.rpc("change_staff", change(id, "owner", false)));
    const state = "select role, active from private.staff where user_id = $1";
    expect(await backend.query(state, [id])).toEqual([{ role: "owner", active: false }]);
  });

  it("lose every session when their membership ends, and can read no row", async () => {
    const { client, id } = await member("editor");
    const owner = await signedIn(backend, PEOPLE.owner.email);
    await succeeded(owner.rest.rpc("change_staff", change(id, "editor", false)));
    expect(await succeeded(client.rest.from("blog_posts").select("id"))).toEqual([]);
    expect(await backend.query("select from auth.sessions where user_id = $1", [id])).toEqual([]);
    const { error } = await client.auth.refreshSession();
    expect(error).not.toBeNull();
  });

  it.each([PEOPLE.editor.email, PEOPLE.outsider.email])("are not changed by %s", async (email) => {
    const { rest } = await signedIn(backend, email);
    const calls = [
      rest.rpc("change_staff", change(await idOf(email), "owner")),
      rest.rpc("invite_staff", invite(email, "owner")),
    ];
    for (const request of calls) {
      expect(await refused(request)).toMatchObject({
        status: 403,
        message: "Only owners of the studio may do this.",
      });
    }
  });

  it("refuse an unknown user, an invalid address and an unknown role", async () => {
    const { rest } = await signedIn(backend, PEOPLE.owner.email);
    const nobody = rest.rpc("change_staff", change(crypto.randomUUID(), "editor"));
    expect(await refused(nobody)).toMatchObject({ status: 404 });
    const crooked = rest.rpc("invite_staff", invite("not an address"));
    expect(await refused(crooked)).toMatchObject({ status: 422, field: "email" });
    const king = rest.rpc("invite_staff", invite("king@studio.test", "king"));
    expect(await refused(king)).toMatchObject({ status: 422, field: "role" });
  });

  it("include at least one active owner", async () => {
    await backend.query(
      "delete from private.staff where role = 'owner' and user_id <> (select id from auth.users where email = $1)",
      [PEOPLE.owner.email],
    );
    const { rest } = await signedIn(backend, PEOPLE.owner.email);
    const id = await idOf(PEOPLE.owner.email);
    for (const request of [change(id, "editor"), change(id, "owner", false)]) {
      expect(await refused(rest.rpc("change_staff", request))).toMatchObject({
        status: 422,
        message: "The studio needs at least one active owner.",
      });
    }
  });
});

describe("the sessions of one user", () => {
  it("are listed with the current one marked, and ended one by one", async () => {
    const { client, email } = await member("editor");
    const other = await signedIn(backend, email);
    const sessions = await succeeded(client.rest.rpc("my_sessions"));
    expect(sessions.map(({ is_current }) => is_current)).toEqual([false, true]);
    const session = sessions[0]?.id ?? "";
    expect(await succeeded(client.rest.rpc("end_session", { session }))).toBe(true);
    expect(await succeeded(other.rest.rpc("current_staff"))).toEqual([]);
    expect(await succeeded(client.rest.rpc("current_staff"))).toHaveLength(1);
  });

  it("are ended by no other user", async () => {
    const { client } = await member("editor");
    const session = (await succeeded(client.rest.rpc("my_sessions")))[0]?.id ?? "";
    const owner = await signedIn(backend, PEOPLE.owner.email);
    expect((await owner.rest.rpc("end_session", { session })).data).toBe(false);
    expect(await succeeded(client.rest.rpc("my_sessions"))).toHaveLength(1);
  });
});

describe("SU19 a second factor", () => {
  /** The table of the hosted auth service, with the columns that the rule reads. */
  const enrol = async (user: string) => {
    await backend.script(
      "create table if not exists auth.mfa_factors (user_id uuid, status text);",
    );
    await backend.query("insert into auth.mfa_factors values ($1, 'verified')", [user]);
  };

  it("is required before any access: a password alone, or a reset by mail, reads nothing", async () => {
    const { client, id } = await member("owner");
    const caller = await callerOf(client);
    await enrol(id);
    expect(await succeeded(client.rest.rpc("current_staff"))).toEqual([]);
    await backend.script(IN_ROLE);
    const rows = async (aal: string) => {
      const [row] = await backend.query("select tests.in_role('authenticated', $1, $2) as rows", [
        JSON.stringify({ ...caller.claims, aal }),
        "select from public.current_staff()",
      ]);
      return Number(row?.["rows"]);
    };
    expect(await rows("aal1")).toBe(0);
    expect(await rows("aal2")).toBe(1);
    await backend.script("drop table auth.mfa_factors");
  });
});
