import fc from "fast-check";
import { expect, it } from "vitest";
import { enqueueEntry } from "./outbox-model.ts";
import type { OutboxEntry, SendOutcome } from "./outbox-model.ts";
import { sendEntry } from "./send-entry.ts";
import type { EntrySender, EntryStore } from "./send-entry.ts";

interface Row {
  readonly version: number;
  readonly text: string;
  readonly by: "us" | "colleague";
}

/** Fault injected into one request. */
type Fate = "responded" | "never arrives" | "response lost" | "crash before" | "crash after";
/** One step of a generated scenario. */
type Step =
  | { readonly does: "write" }
  | { readonly does: "colleague" }
  | { readonly does: "send"; readonly fates: readonly Fate[]; readonly writesMeanwhile: boolean };

class Crash extends Error {}

const ID = "a row";

/** Simulated device and server, with injected network faults and crashes. */
class World {
  row: Row | null;
  inserts = 0;
  stored: string[] = [];
  written: string[] = [];
  readonly base: Row | null;
  /** The row version that the open form is based on. */
  #known: Row | null;
  #disk: OutboxEntry<string, Row> | null = null;
  #fates: Fate[] = [];
  #writesMeanwhile = false;

  constructor(base: Row | null) {
    this.base = base;
    this.#known = base;
    this.row = base;
  }

  get entry() {
    return this.#disk;
  }

  /** Clones on every access, so that only stored data survives a simulated crash. */
  readonly store: EntryStore<string, Row> = {
    all: () => Promise.resolve(this.#disk === null ? [] : [structuredClone(this.#disk)]),
    change: (_id, step) => {
      this.#disk = structuredClone(step(structuredClone(this.#disk)));
      return Promise.resolve(structuredClone(this.#disk));
    },
  };

  readonly server: EntrySender<string, Row> = {
    hasValues: (row, text) => row.text === text,
    send: async (entry) => {
      const fate = this.#fates.shift() ?? "responded";
      if (fate === "crash before") throw new Crash();
      if (fate === "never arrives") return { kind: "unreachable" };
      const outcome = this.#arrive(entry);
      if (this.#writesMeanwhile) {
        this.#writesMeanwhile = false;
        await this.write();
      }
      if (fate === "crash after") throw new Crash();
      return fate === "response lost" ? { kind: "unreachable" } : outcome;
    },
  };

  /** Saves once more, based on the last sent entry that the form received. */
  async write() {
    const text = `text ${String(this.written.length + 1)}`;
    this.written.push(text);
    const draft = { id: ID, owner: "o", title: text, values: text, base: this.#known };
    await this.store.change(ID, (entry) =>
      enqueueEntry(entry, { ...draft, image: null, unconfirmed: [] }, new Date(0)),
    );
  }

  colleague() {
    if (this.row === null) return;
    const text = `colleague ${String(this.row.version)}`;
    this.row = { version: this.row.version + 1, text, by: "colleague" };
  }

  async send(fates: readonly Fate[], writesMeanwhile: boolean) {
    this.#fates = [...fates];
    this.#writesMeanwhile = writesMeanwhile;
    try {
      const { sentEntry } = await sendEntry(this.store, this.server, ID);
      this.#known = sentEntry?.row ?? this.#known;
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      // After the crash the form reopens with the stored draft.
      this.#known = this.#disk?.base ?? null;
    }
  }

  /** Applies an insert or update with the version check of createPost and updatePost. */
  #arrive({ base, values }: OutboxEntry<string, Row>): SendOutcome<string, Row> {
    if (this.row === null) {
      this.inserts += 1;
      return this.#write(1, values);
    }
    const version = base?.version ?? 1;
    if (this.row.version === version) {
      // An update must never overwrite a colleague's version that the draft is not based on.
      expect(this.row.by === "us" || this.row === this.base).toBe(true);
      return this.#write(version + 1, values);
    }
    const already = this.row.version === version + 1 && this.row.text === values;
    if (already) return { kind: "saved", row: this.row };
    return { kind: "newer", theirs: this.row };
  }

  #write(version: number, text: string): SendOutcome<string, Row> {
    this.row = { version, text, by: "us" };
    if (this.stored.at(-1) !== text) this.stored.push(text);
    return { kind: "saved", row: this.row };
  }
}

const fate = fc.constantFrom<Fate>(
  "responded",
  "never arrives",
  "response lost",
  "crash before",
  "crash after",
);
const write = fc.constant<Step>({ does: "write" });
const send = fc.record({
  does: fc.constant("send" as const),
  fates: fc.array(fate, { maxLength: 3 }),
  writesMeanwhile: fc.boolean(),
});
const colleague = fc.constant<Step>({ does: "colleague" });
const start = fc.constantFrom<Row | null>(null, { version: 4, text: "stored", by: "colleague" });

async function runScenario(base: Row | null, steps: readonly Step[]): Promise<World> {
  const world = new World(base);
  await world.write();
  for (const step of steps) {
    if (step.does === "write") await world.write();
    else if (step.does === "colleague") world.colleague();
    else await world.send(step.fates, step.writesMeanwhile);
  }
  // The last attempt runs without faults.
  await world.send([], false);
  return world;
}

/** Whether the texts were stored in the order of writing, each at most once. */
function inOrder(stored: readonly string[], written: readonly string[]): boolean {
  const offsets = stored.map((text) => written.indexOf(text));
  return offsets.every((offset, index) => index === 0 || offset > (offsets[index - 1] ?? -1));
}

it("SU17 a draft is stored exactly once with its last values despite network faults and crashes", async () => {
  await fc.assert(
    fc.asyncProperty(
      start,
      fc.array(fc.oneof(write, send), { maxLength: 14 }),
      async (base, steps) => {
        const world = await runScenario(base, steps);
        expect(world.entry).toBeNull();
        expect(world.row?.text).toBe(world.written.at(-1));
        expect(world.inserts).toBe(base === null ? 1 : 0);
        expect(inOrder(world.stored, world.written)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

it("SU07 SU17 a colleague's version is never overwritten: the entry becomes a conflict", async () => {
  await fc.assert(
    fc.asyncProperty(
      start,
      fc.array(fc.oneof(write, send, colleague), { maxLength: 14 }),
      async (base, steps) => {
        const world = await runScenario(base, steps);
        expect(world.inserts).toBeLessThanOrEqual(base === null ? 1 : 0);
        expect(inOrder(world.stored, world.written)).toBe(true);
        const latest = world.entry === null ? world.stored.at(-1) : world.entry.values;
        expect(latest).toBe(world.written.at(-1));
        if (world.entry !== null) expect(world.entry.state.kind).toBe("conflict");
      },
    ),
    { numRuns: 2000 },
  );
});

it("a refused entry stays in the outbox until it is saved again", async () => {
  const world = new World(null);
  await world.write();
  const refusing: EntrySender<string, Row> = {
    ...world.server,
    send: () => Promise.resolve({ kind: "refused", reason: "Too long." }),
  };
  await sendEntry(world.store, refusing, ID);
  expect(world.entry?.state).toEqual({ kind: "refused", reason: "Too long." });
  await world.send([], false);
  expect(world.row).toBeNull();
  await world.write();
  await world.send([], false);
  expect(world.row?.text).toBe("text 2");
});
