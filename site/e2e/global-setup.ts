import type { FullConfig } from "@playwright/test";
import { openStack, stackNames } from "./stacks.ts";
import type { OpenStack, Stack, StackName } from "./stacks.ts";

/** Environment variable with the stacks of this run, read by the workers. */
export const STACKS_VARIABLE = "STUDIO_E2E_STACKS";

/** Opens the stacks that the projects use, unless `node site/e2e/serve-stacks.ts` already serves them. */
export default async function globalSetup(run?: FullConfig<{ stackName: StackName }>) {
  if (process.env[STACKS_VARIABLE] !== undefined) return undefined;
  const open = new Map<StackName, OpenStack>();
  const used = run?.projects.map(({ use }) => use.stackName);
  for (const name of stackNames) {
    if (used === undefined || used.includes(name)) open.set(name, await openStack());
  }
  const stacks: Record<string, Stack> = {};
  for (const [name, { stack }] of open) stacks[name] = stack;
  process.env[STACKS_VARIABLE] = JSON.stringify(stacks);
  return async () => {
    await Promise.all([...open.values()].map((stack) => stack.close()));
  };
}
