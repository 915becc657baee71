import { createRowFactory } from "#site/e2e/row-factory.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";
import { staffAccount } from "#site/e2e/stacks.ts";
import { signIn } from "#supabase/data/auth.ts";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";

export const PUBLIC_SITE = "https://studio.example";

/** What the global setup started; the workers inherit it by their environment. */
export const backendVariable = "DESKTOP_E2E_BACKEND";

export interface StudioBackend {
  readonly url: string;
  readonly publishableKey: string;
}

export function studioBackend(): StudioBackend {
  const kept = process.env[backendVariable];
  if (kept === undefined) throw new Error("The global setup did not run.");
  return JSON.parse(kept) as StudioBackend;
}

/** Makes rows as staff and visitors do; the backend goes with the run, so nothing is cleaned up. */
export async function studioRows(): Promise<RowFactory> {
  const staff = createStaffClient(studioBackend());
  await signIn(staff, staffAccount.email, staffAccount.password);
  return createRowFactory(staff, createPublicClient(studioBackend()));
}
