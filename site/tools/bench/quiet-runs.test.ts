import { beforeEach, describe, expect, it, vi } from "vitest";
import { measureQuietly } from "./quiet-runs.ts";
import type { Run } from "./quiet-runs.ts";

type Result = { readonly lcp: number };

beforeEach(() => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});

/** Measures "/" twice; each try takes the next run of the script, then the last one again. */
async function measured(
  script: readonly (Run<Result> | Error)[],
  processorShare: () => number = () => 1,
) {
  let tries = 0;
  const { runs, failures } = await measureQuietly<Result>({
    names: ["/"],
    wanted: 2,
    measure: () => {
      const next = script[Math.min(tries, script.length - 1)] ?? new Error("no script");
      tries += 1;
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    processorShare,
  });
  return { lcp: runs.get("/")?.map(({ lcp }) => lcp), failures, tries };
}

const run = (lcp: number, machine = 1000): Run<Result> => ({ measured: { lcp }, machine });

describe("runs of a bench", () => {
  it("end once there are enough quiet ones, whatever they measured", async () => {
    expect(await measured([run(1), run(9000)])).toEqual({ lcp: [1, 9000], failures: [], tries: 2 });
  });

  it("are discarded on a slow machine, also if it was the first to be measured", async () => {
    const { lcp, failures } = await measured([run(1, 400), run(2, 1000), run(3, 700), run(4, 900)]);
    expect([lcp, failures]).toEqual([[2, 4], []]);
  });

  it("are repeated after a failed one and one without a value", async () => {
    const { lcp, failures } = await measured([
      new Error("NO_FCP"),
      run(Number.NaN),
      run(3),
      run(4),
    ]);
    expect([lcp, failures]).toEqual([[3, 4], []]);
  });

  it("need no benchmark of the machine", async () => {
    expect(await measured([{ measured: { lcp: 1 } }])).toMatchObject({ lcp: [1, 1], failures: [] });
  });
});

describe("too few quiet runs fail with a sentence", () => {
  it("that counts them, if the machine slows down", async () => {
    expect(await measured([run(1), run(2, 500)])).toEqual({
      lcp: [1],
      failures: [
        "/: 1 of 2 runs were measured on a quiet machine, in 6 tries; end other programs and repeat.",
      ],
      tries: 6,
    });
  });

  it.each([
    ["before", [0.5, 1]],
    ["after", [1, 0.5]],
  ])("if other programs take the processor %s every run", async (_, shares) => {
    let calls = 0;
    const share = () => shares[calls++ % 2] ?? 1;
    const busy = await measured([run(1)], shares[0] === 0.5 ? () => 0.5 : share);
    expect(busy).toMatchObject({ lcp: [], failures: [expect.stringMatching("^/: 0 of 2 runs")] });
  });

  it("that names the failure of the runs", async () => {
    const { failures } = await measured([run(1), new Error("The page did not load.")]);
    expect(failures).toEqual([expect.stringContaining("(The page did not load.)")]);
    const missing = await measured([run(Number.NaN)]);
    expect(missing.failures).toEqual([expect.stringContaining("(lcp was not measured)")]);
  });
});
