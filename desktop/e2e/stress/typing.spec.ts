import { expect, test } from "@playwright/test";
import { playRound, described, storedTexts } from "#desktop/e2e/typing/play-round.ts";
import type { Round, Scene } from "#desktop/e2e/typing/play-round.ts";
import { planRounds } from "#desktop/e2e/typing/plan.ts";
import { killOf, roundLine, totalsLine } from "#desktop/e2e/typing/report.ts";
import { CrashTestStudio } from "#desktop/e2e/typing/crash-test-studio.ts";
import { memoryStorage } from "#site/e2e/memory-storage.ts";
import { memberAccount } from "#site/e2e/stacks.ts";
import { signIn } from "#supabase/data/auth.ts";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";

/** PROVE_SEED repeats a run; PROVE_ROUNDS sets the number of rounds. */
const seed = Number(process.env["PROVE_SEED"] ?? Date.now() % 1_000_000);
const rounds = Number(process.env["PROVE_ROUNDS"] ?? 100);

test(`SU04 ${String(rounds)} kills while typing and saving: no acknowledged character is lost`, async () => {
  test.setTimeout(300_000 + rounds * 60_000);
  const plans = planRounds(seed, rounds);
  const played: Round[] = [];
  const studio = await CrashTestStudio.open();
  try {
    const scene = { studio, clients: await signedInClients(studio) };
    for (const [index, plan] of plans.entries()) {
      const step = `round ${String(index + 1)}: ${killOf(plan)}`;
      const round = await test.step(step, () => playRound(scene, plan));
      played.push(round);
      console.info(roundLine(index + 1, round));
    }
    await expectUnchanged(scene, played);
  } finally {
    console.info(totalsLine({ seed, rounds, played }));
    await studio.close();
  }
});

async function signedInClients({ stack }: CrashTestStudio): Promise<Scene["clients"]> {
  const staff = createStaffClient({ ...stack.backend, storage: memoryStorage() });
  await signIn(staff, memberAccount.email, memberAccount.password);
  return { staff, visitor: createPublicClient(stack.backend) };
}

/** A late request of a killed page may store a row after its round. */
async function expectUnchanged(scene: Scene, played: readonly Round[]): Promise<void> {
  for (const { plan, stored } of played) {
    expect(await storedTexts(scene, plan), `at the end: ${described(plan)}`).toEqual(stored);
  }
}
