import { signIn } from "#supabase/data/auth.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { test } from "@playwright/test";
import { memoryStorage } from "#site/e2e/memory-storage.ts";
import { staffAccount } from "#site/e2e/stacks.ts";
import { playRound } from "#site/e2e/typing/play-round.ts";
import type { Round } from "#site/e2e/typing/play-round.ts";
import { seededRandom } from "#site/e2e/typing/seeded-random.ts";
import { StudioUnderFire, VICTIMS } from "#site/e2e/typing/studio-under-fire.ts";

/** PROVE_SEED repeats a run; PROVE_ROUNDS sets the number of rounds. */
const seed = Number(process.env["PROVE_SEED"] ?? Date.now() % 1_000_000);
const rounds = Number(process.env["PROVE_ROUNDS"] ?? 100);

test(`SU04 ${String(rounds)} kills while typing and saving: no acknowledged character is lost`, async () => {
  test.setTimeout(120_000 + rounds * 60_000);
  const studio = await StudioUnderFire.open();
  const random = seededRandom(seed);
  const played: Round[] = [];
  try {
    const staff = createStaffClient({ ...studio.stack.backend, storage: memoryStorage() });
    await signIn(staff, staffAccount.email, staffAccount.password);
    const scene = { site: studio.stack.site, studio, staff, random };
    for (let round = 1; round <= rounds; round += 1) {
      played.push(await playRound(scene, `typed-${String(seed)}-${String(round)}-end`));
    }
  } finally {
    report(played);
    await studio.close();
  }
});

function report(played: readonly Round[]) {
  const kills = VICTIMS.map((victim) => {
    const count = played.filter((round) => round.victim === victim).length;
    return `${victim} ${String(count)}`;
  });
  const characters = played.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  const restored = played.filter((round) => round.restored).length;
  console.info(
    `[figure] typing under fire: ${String(played.length)} of ${String(rounds)} rounds without loss or a second row; killed: ${kills.join(", ")}; ${String(characters)} acknowledged characters, ${String(restored)} texts restored (bar: all; repeat with PROVE_SEED=${String(seed)})`,
  );
}
