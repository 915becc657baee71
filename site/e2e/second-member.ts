import { randomUUID } from "node:crypto";
import { finishInvitation, inviteMember, redeemInvitation } from "#supabase/data/invitations.ts";
import { changeMember, listMembers } from "#supabase/data/members.ts";
import { redeemProof, setPassword } from "#supabase/data/password-reset.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { memoryStorage } from "./memory-storage.ts";
import type { Stack } from "./stacks.ts";

interface SecondMember {
  readonly email: string;
  readonly password: string;
  /** Signed in as the member. */
  readonly client: StaffClient;
  /** Removes the member. */
  remove(): Promise<void>;
}

/** Adds an editor to the stack, who accepts an invitation. */
export async function addEditor(staff: StaffClient, { backend }: Stack): Promise<SecondMember> {
  const email = `editor-${randomUUID().slice(0, 8)}@studio.example`;
  const password = "a chair by the window";
  const code = await inviteMember(staff, email, "editor");
  const client = createStaffClient({ ...backend, storage: memoryStorage() });
  await redeemProof(client, await redeemInvitation(client, code));
  await finishInvitation(client, "Edith Editor");
  await setPassword(client, password);
  const remove = async () => {
    const member = (await listMembers(staff)).find((each) => each.email === email);
    if (member !== undefined) await changeMember(staff, member.id, "editor", false);
  };
  return { email, password, client, remove };
}
