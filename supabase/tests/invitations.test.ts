import { describe, expect, it } from "vitest";
import { databaseOutbox } from "#supabase/functions/_shared/mail/database-outbox.ts";
import { anonymous, call, signedIn } from "./clients.ts";
import { refused, succeeded } from "./expectations.ts";
import { useMailServer } from "./mail-server.ts";
import { unique } from "./matrix.ts";
import { useBackend } from "./test-backend.ts";
import { PEOPLE } from "./users.ts";

const backend = useBackend();
const { smtp, deliver, passTime, receivedBy } = useMailServer(backend);
const owner = () => signedIn(backend, PEOPLE.owner.email);
const newAddress = () => `${unique()}@studio.test`;

async function invite(email = newAddress(), role = "editor") {
  const { rest } = await owner();
  const code = await succeeded(
    rest.rpc("invite_staff", { member_email: email, member_role: role }),
  );
  return { email, code };
}

/** Enters a code, as the sign-in screen does. */
const accept = (code: unknown) =>
  call(backend, anonymous, "POST", "/functions/v1/accept-invitation", { code });
const accounts = (email: string) =>
  backend.query("select from auth.users where email = $1", [email]);
/** Lets the ten minutes of wrong codes pass. */
const forgetAttempts = () => backend.query("delete from private.rate_limits where true");

describe("SU22 the mail of an invitation", () => {
  it("names who invites, the role, the last day, and has the code and its link", async () => {
    await backend.query(
      "update private.staff set name = 'Olga Owner' where user_id = (select id from auth.users where email = $1)",
      [PEOPLE.owner.email],
    );
    const { email, code } = await invite();
    expect(code).toMatch(/^([0-9A-F]{4}-){3}[0-9A-F]{4}$/);
    expect(await deliver()).toEqual({ sent: 1, failed: 0 });
    const [mail] = receivedBy(email);
    expect(mail?.subject).toBe("Your invitation to the dashboard of Oak & Loam");
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toMatch(
        /Olga Owner invites you to the dashboard of Oak &(amp;)? Loam as an editor/,
      );
      expect(body).toMatch(/valid until \d+ \p{L}+ \d{4}/u);
      expect(body).toContain(`https://studio.test/admin?invitation=${code}`);
    }
    expect(mail?.html).not.toMatch(/<img|\bsrc=|url\(/);
  });

  it("leaves only the hash of its code, and is sent again with another one", async () => {
    const { email, code } = await invite();
    const stored = "select id, code from private.invitations where email = $1";
    expect(await backend.query(stored, [email])).toMatchObject([{ code }]);
    await deliver();
    const [row] = await backend.query(stored, [email]);
    expect(row?.["code"]).toBeNull();
    const { rest } = await owner();
    await succeeded(rest.rpc("resend_invitation", { invitation: String(row?.["id"]) }));
    await deliver();
    const [first, second] = receivedBy(email);
    expect(second?.text).toContain("/admin?invitation=");
    expect(second?.text).not.toContain(code);
    expect(first?.messageId).not.toBe(second?.messageId);
  });

  it("is lost neither by a failing server nor by a worker that dies before its report", async () => {
    const { email, code } = await invite();
    const stateOf = async () => {
      const { rest } = await owner();
      const open = await succeeded(rest.rpc("list_invitations"));
      return open.find((invitation) => invitation.email === email)?.mail;
    };
    expect(await stateOf()).toBe("waiting");
    smtp().refuse(1);
    expect(await deliver()).toEqual({ sent: 0, failed: 1 });
    expect(await stateOf()).toBe("retrying");
    await backend.query("update private.outbox set attempts = 11");
    smtp().refuse(1);
    await passTime();
    expect(await deliver()).toEqual({ sent: 0, failed: 1 });
    expect(await stateOf()).toBe("failed");
    await backend.query("update private.outbox set failed_at = null");
    await passTime();
    await deliver();
    expect(await stateOf()).toBe("sent");
    expect(receivedBy(email).map(({ text }) => text?.includes(code))).toEqual([true]);
    const again = await invite();
    const deaf = { ...databaseOutbox(backend), finish: () => Promise.reject(new Error("killed")) };
    await expect(deliver(deaf)).rejects.toThrow("killed");
    await passTime();
    await deliver();
    const [first, second] = receivedBy(again.email);
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.text).toContain(again.code);
  });

  it("is not sent after the invitation was withdrawn or has expired", async () => {
    const withdrawn = await invite();
    const expired = await invite();
    await backend.query("delete from private.invitations where email = $1", [withdrawn.email]);
    await backend.query("update private.invitations set expires_at = now() where email = $1", [
      expired.email,
    ]);
    await deliver();
    expect(smtp().received).toEqual([]);
  });
});

describe("SU19 an invitation", () => {
  it("creates neither account nor membership before its code was entered", async () => {
    const { email, code } = await invite();
    expect(await accounts(email)).toEqual([]);
    const response = await accept(code);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      token_hash: expect.stringMatching(/^[\da-f]{64}$/) as unknown,
    });
    expect(await accounts(email)).toHaveLength(1);
  });

  it("of a former member gives the role again, and changes none that is active", async () => {
    const email = newAddress();
    for (const [role, expected] of [
      ["owner", "owner"],
      ["editor", "editor"],
    ] as const) {
      const { code } = await invite(email, role);
      expect((await accept(code)).status).toBe(200);
      const members = "from private.staff join auth.users on id = user_id where email = $1";
      expect(await backend.query(`select staff.role, staff.active ${members}`, [email])).toEqual([
        { role: expected, active: true },
      ]);
      await backend.query(
        "update private.staff set active = false where user_id = (select id from auth.users where email = $1)",
        [email],
      );
      await backend.query("delete from private.invitations where email = $1", [email]);
    }
  });

  it("answers wrong, withdrawn and malformed codes alike, with and without an account", async () => {
    await forgetAttempts();
    const { email, code } = await invite();
    await backend.query("delete from private.invitations where email = $1", [email]);
    const responses = [];
    for (const wrong of [code, "0000-0000-0000-0000", "", { a: 1 }]) {
      const response = await accept(wrong);
      responses.push({ status: response.status, body: await response.text() });
    }
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 403 });
    await forgetAttempts();
  });

  it("that has expired says so to the owner of its code only", async () => {
    const { email, code } = await invite();
    await backend.query("update private.invitations set expires_at = now() where email = $1", [
      email,
    ]);
    const response = await accept(code);
    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining("expired") as unknown,
    });
    expect(await accounts(email)).toEqual([]);
  });

  it("cannot be guessed: after five wrong codes even a right one waits", async () => {
    await forgetAttempts();
    const { code } = await invite();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      statuses.push((await accept(unique())).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
    expect((await accept(code)).status).toBe(429);
    await forgetAttempts();
    expect((await accept(code)).status).toBe(200);
  });

  it("is limited over all networks, and the limit ends with its ten minutes", async () => {
    await forgetAttempts();
    const redeem = async (network: number) => {
      const [row] = await backend.query("select outcome from private.redeem_invitation('x', $1)", [
        `10.0.${String(Math.floor(network / 4))}.${String(network % 4)}`,
      ]);
      return row?.["outcome"];
    };
    for (let network = 0; network < 200; network += 1) {
      expect(await redeem(network)).toBe("invalid");
    }
    expect(await redeem(201)).toBe("limited");
    await backend.query(
      "update private.rate_limits set accepted_at = array(select at - interval '10 minutes' from unnest(accepted_at) as at)",
    );
    expect(await redeem(202)).toBe("invalid");
    await forgetAttempts();
  });

  it("is neither given to a member nor finished without a name", async () => {
    const { rest } = await owner();
    const known = { member_email: PEOPLE.editor.email, member_role: "editor" };
    expect(await refused(rest.rpc("invite_staff", known))).toMatchObject({
      status: 409,
      field: "email",
    });
    expect(await refused(rest.rpc("finish_invitation", { member_name: " " }))).toMatchObject({
      status: 422,
      field: "name",
    });
  });
});

describe("the name of a member", () => {
  const own = () => signedIn(backend, PEOPLE.editor.email);

  it("is changed by the member, without its spaces, and seen by the others", async () => {
    const { rest } = await own();
    await succeeded(rest.rpc("set_own_name", { member_name: "  Edith Editor " }));
    const members = await succeeded((await owner()).rest.rpc("list_assignees"));
    expect(members).toContainEqual(
      expect.objectContaining({ email: PEOPLE.editor.email, name: "Edith Editor" }),
    );
    expect(members).not.toContainEqual(
      expect.objectContaining({ email: PEOPLE.owner.email, name: "Edith Editor" }),
    );
  });

  it.each([" ", "x".repeat(81)])("%j is refused", async (member_name) => {
    const { rest } = await own();
    expect(await refused(rest.rpc("set_own_name", { member_name }))).toMatchObject({
      status: 422,
      field: "name",
    });
  });
});

describe("the photo of a member", () => {
  const own = () => signedIn(backend, PEOPLE.editor.email);
  const FILE = "1763000000000-k3x9ab12cd34w2560h1707.jpg";
  const PHOTO = `https://project.test/storage/v1/object/public/project-images/${FILE}`;

  it("is seen by the others, counts as a use of its file, and is removed by its member", async () => {
    const { rest } = await own();
    await succeeded(rest.rpc("set_own_photo", { address: PHOTO }));
    const { rest: others } = await owner();
    const shown = expect.objectContaining({ email: PEOPLE.editor.email, photo: PHOTO }) as unknown;
    expect(await succeeded(others.rpc("list_assignees"))).toContainEqual(shown);
    expect(await succeeded(others.rpc("list_staff"))).toContainEqual(shown);
    const row = { kind: "post", row_id: crypto.randomUUID() };
    await succeeded(rest.rpc("report_presence", row));
    expect(await succeeded(others.rpc("report_presence", row))).toMatchObject([{ photo: PHOTO }]);
    expect(await succeeded(others.rpc("media_uses"))).toMatchObject({
      [FILE]: [{ kind: "member", title: "Photo of Edith Editor" }],
    });
    await succeeded(rest.rpc("set_own_photo", { address: "" }));
    expect(await succeeded(others.rpc("media_uses"))).not.toHaveProperty([FILE]);
  });

  it.each(["https://elsewhere.test/face.jpg", `javascript:alert('${PHOTO}')`, `${PHOTO}?x=1`])(
    "%j is no file of the library and refused",
    async (address) => {
      const { rest } = await own();
      expect(await refused(rest.rpc("set_own_photo", { address }))).toMatchObject({
        status: 422,
        field: "photo",
      });
    },
  );
});
