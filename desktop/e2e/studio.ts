import { STACKS_VARIABLE } from "#site/e2e/global-setup.ts";
import { memoryStorage } from "#site/e2e/memory-storage.ts";
import { createRowFactory } from "#site/e2e/row-factory.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";
import { memberAccount } from "#site/e2e/stacks.ts";
import type { Stack } from "#site/e2e/stacks.ts";
import { signIn } from "#supabase/data/auth.ts";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";

/** Backend and public site of the global setup; the workers inherit their addresses by environment
 * variables. */
export function studioStack(): Stack {
  const stacks = JSON.parse(process.env[STACKS_VARIABLE] ?? "{}") as { readonly full?: Stack };
  if (stacks.full === undefined) throw new Error("The global setup did not run.");
  return stacks.full;
}

/** Creates rows as members and visitors do; the backend is deleted after the run, so there is no
 * clean-up. */
export async function studioRows(): Promise<RowFactory> {
  const { backend } = studioStack();
  const staff = createStaffClient({ ...backend, storage: memoryStorage() });
  await signIn(staff, memberAccount.email, memberAccount.password);
  return createRowFactory(staff, createPublicClient(backend));
}
