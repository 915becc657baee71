import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createMember } from "#supabase/local/create-member.ts";
import { describe, expect, it } from "vitest";
import { changePassword, signOutEverywhere } from "./account.ts";
import { currentMember, finishSignIn, signIn } from "./auth.ts";
import {
  finishInvitation,
  inviteMember,
  listInvitations,
  redeemInvitation,
  resendInvitation,
  revokeInvitation,
} from "./invitations.ts";
import { changeMember, endSession, listMembers, listSessions } from "./members.ts";
import { mailCode, redeemProof, setPassword } from "./password-reset.ts";
import { beginEnrolment, secondFactor } from "./second-factor.ts";
import { PASSWORD, useRealBackend } from "./testing/real-backend.ts";

const backend = useRealBackend();
const NEW_PASSWORD = "walnut-shelf-and-lamp";

async function member() {
  const { server, dashboard } = backend();
  const email = `m${crypto.randomUUID().slice(0, 8)}@studio.test`;
  await createMember(server, { email, password: PASSWORD, role: "editor" });
  const client = dashboard();
  await signIn(client, email, PASSWORD);
  return { email, client };
}

/** The code in the newest mail to this address. Source: the mail folder of the embedded backend. */
function codeMailedTo(email: string): string {
  const folder = join(backend().server.dataDir, "mail");
  const mails = readdirSync(folder).sort().reverse();
  for (const name of mails) {
    const mail = readFileSync(join(folder, name), "utf8");
    if (mail.startsWith(`To: ${email}\n`)) return />(\d{6})</.exec(mail)?.[1] ?? "";
  }
  return "";
}

describe("SU19 the password", () => {
  it("changes when the current one is given; other sessions end", async () => {
    const { email, client } = await member();
    const phone = backend().dashboard();
    await signIn(phone, email, PASSWORD);
    await changePassword(client, PASSWORD, NEW_PASSWORD);
    expect(await currentMember(client)).toMatchObject({ email });
    expect(await currentMember(phone)).toBeNull();
    await expect(signIn(phone, email, PASSWORD)).rejects.toMatchObject({ code: "unauthorized" });
    await signIn(phone, email, NEW_PASSWORD);
  });

  it("does not change when the current one is wrong, the new one too weak, or both are equal", async () => {
    const { email, client } = await member();
    await expect(changePassword(client, "wrong", NEW_PASSWORD)).rejects.toMatchObject({
      code: "invalid",
      field: "current",
    });
    await expect(changePassword(client, PASSWORD, "short")).rejects.toMatchObject({
      code: "invalid",
      message: "Use at least 10 characters.",
    });
    await expect(changePassword(client, PASSWORD, PASSWORD)).rejects.toMatchObject({
      field: "next",
    });
    await signIn(backend().dashboard(), email, PASSWORD);
  });

  it("can be set with a mailed code, which works once", async () => {
    const { email } = await member();
    const client = backend().dashboard();
    await mailCode(client, email);
    const code = codeMailedTo(email);
    await expect(
      redeemProof(client, { email, code: code === "000000" ? "000001" : "000000" }),
    ).rejects.toMatchObject({ code: "invalid" });
    await redeemProof(client, { email, code });
    await setPassword(client, NEW_PASSWORD);
    expect(await finishSignIn(client)).toMatchObject({ email });
    await expect(redeemProof(backend().dashboard(), { email, code })).rejects.toMatchObject({
      code: "invalid",
    });
    await signIn(backend().dashboard(), email, NEW_PASSWORD);
  });

  it("sends no mail to an unknown address and returns the same result", async () => {
    await mailCode(backend().dashboard(), "stranger@nowhere.test");
    expect(codeMailedTo("stranger@nowhere.test")).toBe("");
  });
});

describe("sessions", () => {
  it("are listed and ended one by one, or all at once", async () => {
    const { email, client } = await member();
    const phone = backend().dashboard();
    await signIn(phone, email, PASSWORD);
    const sessions = await listSessions(client);
    expect(sessions.map(({ current }) => current)).toEqual([false, true]);
    await endSession(client, sessions[0]?.id ?? "");
    expect(await currentMember(phone)).toBeNull();
    await signIn(phone, email, PASSWORD);
    await signOutEverywhere(phone);
    expect(await currentMember(client)).toBeNull();
  });
});

describe("members", () => {
  const address = () => `new-${crypto.randomUUID().slice(0, 8)}@studio.test`;
  const WRONG = { code: "invalid", message: expect.stringContaining("wrong, was used") as string };

  it("accept an invitation with name and password, and lose access at once", async () => {
    const owner = backend().staff;
    const email = address();
    const code = await inviteMember(owner, ` ${email.toUpperCase()} `, "editor");
    const [invitation] = (await listInvitations(owner)).filter((open) => open.email === email);
    expect(invitation).toMatchObject({ role: "editor", mail: "waiting" });
    expect(await listMembers(owner)).not.toContainEqual(expect.objectContaining({ email }));

    const client = backend().dashboard();
    // Typed differently, and again after a lost response.
    for (const typed of [code, ` ${code.toLowerCase().replaceAll("-", " ")} `]) {
      await redeemProof(client, await redeemInvitation(client, typed));
    }
    expect(await finishSignIn(client)).toMatchObject({ email, role: "editor" });
    await finishInvitation(client, " Ada Lovelace ");
    await setPassword(client, NEW_PASSWORD);
    await expect(redeemInvitation(client, code)).rejects.toMatchObject(WRONG);
    expect(await listInvitations(owner)).toEqual([]);
    const member = (await listMembers(owner)).find((known) => known.email === email);
    expect(member).toMatchObject({ name: "Ada Lovelace", active: true, joined: true });
    await signIn(backend().dashboard(), email, NEW_PASSWORD);

    await changeMember(owner, member?.id ?? "", "editor", false);
    expect(await currentMember(client)).toBeNull();
    await expect(signIn(client, email, NEW_PASSWORD)).rejects.toMatchObject({ code: "forbidden" });
  });

  it("cannot accept a former code, nor a withdrawn invitation", async () => {
    const owner = backend().staff;
    const email = address();
    const former = await inviteMember(owner, email, "editor");
    const [invitation] = await listInvitations(owner);
    const id = invitation?.id ?? "";
    const resent = await resendInvitation(owner, id);
    const latest = await inviteMember(owner, email, "owner");
    expect(await listInvitations(owner)).toMatchObject([{ id, role: "owner" }]);
    const client = backend().dashboard();
    for (const replaced of [former, resent ?? ""]) {
      await expect(redeemInvitation(client, replaced)).rejects.toMatchObject(WRONG);
    }
    await revokeInvitation(owner, id);
    await expect(redeemInvitation(client, latest)).rejects.toMatchObject(WRONG);
    expect(await resendInvitation(owner, id)).toBeNull();
    await revokeInvitation(owner, id);
  });
});

describe("a second factor on the embedded backend", () => {
  it("is reported as unavailable", async () => {
    const { client } = await member();
    expect(await secondFactor(client)).toEqual({ kind: "off" });
    expect(await beginEnrolment(client)).toBeNull();
  });
});
