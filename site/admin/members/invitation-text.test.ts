import { expect, it } from "vitest";
import type { Invitation } from "#supabase/data/invitations.ts";
import { invitationText } from "./invitation-text.ts";

const NOW = new Date("2026-03-01T09:00:00");
const INVITATION: Omit<Invitation, "mail"> = {
  id: "1",
  email: "ada@studio.example",
  role: "editor",
  invitedBy: "Julia Linden",
  invitedAt: NOW,
  expiresAt: new Date("2026-03-08T09:00:00"),
};

it.each([
  ["waiting", "The mail is waiting to be sent."],
  ["sent", "The mail was sent."],
  ["retrying", "The mail could not be sent yet. Another attempt follows by itself."],
  ["failed", "The mail could not be sent."],
] as const)("SU22 the text of an invitation says that its mail is %s", (mail, sentence) => {
  const text = invitationText({ ...INVITATION, mail }, NOW);
  expect(text).toMatch(/^Editor, invited by Julia Linden\. /);
  expect(text).toContain(` ${sentence} Expires on `);
});

it("SU22 an expired invitation says so, and a former owner is not named", () => {
  const late = new Date("2026-03-08T09:00:01");
  const text = invitationText({ ...INVITATION, invitedBy: null, mail: "sent" }, late);
  expect(text).toMatch(/^Invited as Editor\. Expired at \d+:\d+.*\.$/);
});
