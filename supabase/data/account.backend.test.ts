import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createStaff } from "#supabase/local/create-staff.ts";
import { describe, expect, it } from "vitest";
import { changePassword, signOutEverywhere } from "./account.ts";
import { currentStaff, finishSignIn, signIn } from "./auth.ts";
import { changeMember, endSession, inviteMember, listMembers, listSessions } from "./members.ts";
import { mailCode, redeemProof, setPassword } from "./password-reset.ts";
import { beginEnrolment, secondFactor } from "./second-factor.ts";
import { PASSWORD, useRealBackend } from "./testing/real-backend.ts";

const backend = useRealBackend();
const NEW_PASSWORD = "walnut-shelf-and-lamp";

async function member() {
  const { server, dashboard } = backend();
  const email = `m${crypto.randomUUID().slice(0, 8)}@studio.test`;
  await createStaff(server, { email, password: PASSWORD, role: "editor" });
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
    if (mail.startsWith(`To: ${email}\n`)) return /\b\d{6}\b/.exec(mail)?.[0] ?? "";
  }
  return "";
}

describe("SU19 the password", () => {
  it("changes when the current one is given; other sessions end", async () => {
    const { email, client } = await member();
    const phone = backend().dashboard();
    await signIn(phone, email, PASSWORD);
    await changePassword(client, PASSWORD, NEW_PASSWORD);
    expect(await currentStaff(client)).toMatchObject({ email });
    expect(await currentStaff(phone)).toBeNull();
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
    expect(await currentStaff(phone)).toBeNull();
    await signIn(phone, email, PASSWORD);
    await signOutEverywhere(phone);
    expect(await currentStaff(client)).toBeNull();
  });
});

describe("members", () => {
  it("are invited by mail, choose their own password, and lose access at once", async () => {
    const owner = backend().staff;
    const email = `new-${crypto.randomUUID().slice(0, 8)}@studio.test`;
    expect(await inviteMember(owner, ` ${email.toUpperCase()} `, "editor")).toEqual({
      mailed: true,
    });
    const invited = (await listMembers(owner)).find((known) => known.email === email);
    expect(invited).toMatchObject({ role: "editor", active: true, joined: false });

    const client = backend().dashboard();
    await redeemProof(client, { email, code: codeMailedTo(email) });
    await setPassword(client, NEW_PASSWORD);
    expect(await finishSignIn(client)).toMatchObject({ email, role: "editor" });
    expect((await listMembers(owner)).find((known) => known.email === email)?.joined).toBe(true);

    await changeMember(owner, invited?.id ?? "", "editor", false);
    expect(await currentStaff(client)).toBeNull();
    await expect(signIn(client, email, NEW_PASSWORD)).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("a second factor on the embedded backend", () => {
  it("is reported as unavailable", async () => {
    const { client } = await member();
    expect(await secondFactor(client)).toEqual({ kind: "off" });
    expect(await beginEnrolment(client)).toBeNull();
  });
});
