import { openStack, stackNames } from "./stacks.ts";
import type { OpenStack, Stack, StackName } from "./stacks.ts";

/** Where the workers find the stacks of this run. */
export const STACKS_VARIABLE = "STUDIO_E2E_STACKS";

/** Opens the stacks, unless `node site/e2e/serve-stacks.ts` holds them open for a day's work. */
export default async function globalSetup() {
  if (process.env[STACKS_VARIABLE] !== undefined) return undefined;
  const open = new Map<StackName, OpenStack>();
  for (const name of stackNames) open.set(name, await openStack());
  const stacks: Record<string, Stack> = {};
  for (const [name, { stack }] of open) stacks[name] = stack;
  process.env[STACKS_VARIABLE] = JSON.stringify(stacks);
  return async () => {
    await Promise.all([...open.values()].map((stack) => stack.close()));
  };
}
