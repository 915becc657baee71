import fc from "fast-check";
import { expect, it } from "vitest";
import { keepDraft } from "./outbox-model.ts";
import type { Entry, Outcome } from "./outbox-model.ts";
import { sendEntry } from "./send-entry.ts";
import type { DraftServer, EntryStore } from "./send-entry.ts";

interface Row {
  readonly version: number;
  readonly text: string;
  readonly by: "us" | "colleague";
}

/** What happens to one request on its way. */
type Fate = "answered" | "never arrives" | "answer lost" | "crash before" | "crash after";
/** What happens to the draft, in this order. */
type Step =
  | { readonly does: "write" }
  | { readonly does: "colleague" }
  | { readonly does: "send"; readonly fates: readonly Fate[]; readonly writesMeanwhile: boolean };

class Crash extends Error {}

const ID = "a row";

/** Device, server and a network between them that fails as told. */
class World {
  row: Row | null;
  inserts = 0;
  stored: string[] = [];
  written: string[] = [];
  readonly base: Row | null;
  /** What the open form builds on. */
  #known: Row | null;
  #disk: Entry<string, Row> | null = null;
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

  /** What a crash leaves is what was cloned onto the disk. */
  readonly store: EntryStore<string, Row> = {
    all: () => Promise.resolve(this.#disk === null ? [] : [structuredClone(this.#disk)]),
    change: (_id, step) => {
      this.#disk = structuredClone(step(structuredClone(this.#disk)));
      return Promise.resolve(structuredClone(this.#disk));
    },
  };

  readonly server: DraftServer<string, Row> = {
    says: (row, text) => row.text === text,
    send: async (entry) => {
      const fate = this.#fates.shift() ?? "answered";
      if (fate === "crash before") throw new Crash();
      if (fate === "never arrives") return { kind: "unreachable" };
      const outcome = this.#arrive(entry);
      if (this.#writesMeanwhile) {
        this.#writesMeanwhile = false;
        await this.write();
      }
      if (fate === "crash after") throw new Crash();
      return fate === "answer lost" ? { kind: "unreachable" } : outcome;
    },
  };

  /** The person saves once more; the form knows nothing newer than the last delivery. */
  async write() {
    const text = `text ${String(this.written.length + 1)}`;
    this.written.push(text);
    const draft = { id: ID, owner: "o", title: text, values: text, base: this.#known };
    await this.store.change(ID, (kept) =>
      keepDraft(kept, { ...draft, picture: null, unanswered: [] }, new Date(0)),
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
      const { delivery } = await sendEntry(this.store, this.server, ID);
      this.#known = delivery?.row ?? this.#known;
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      // The form is opened anew, from the device.
      this.#known = this.#disk?.base ?? null;
    }
  }

  /** As createPost and updatePost do. */
  #arrive({ base, values }: Entry<string, Row>): Outcome<string, Row> {
    if (this.row === null) {
      this.inserts += 1;
      return this.#write(1, values);
    }
    const version = base?.version ?? 1;
    if (this.row.version === version) {
      // The one thing that must never happen: somebody's words vanish unseen.
      expect(this.row.by === "us" || this.row === this.base).toBe(true);
      return this.#write(version + 1, values);
    }
    const already = this.row.version === version + 1 && this.row.text === values;
    if (already) return { kind: "stored", row: this.row };
    return { kind: "newer", theirs: this.row };
  }

  #write(version: number, text: string): Outcome<string, Row> {
    this.row = { version, text, by: "us" };
    if (this.stored.at(-1) !== text) this.stored.push(text);
    return { kind: "stored", row: this.row };
  }
}

const fate = fc.constantFrom<Fate>(
  "answered",
  "never arrives",
  "answer lost",
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

async function play(base: Row | null, steps: readonly Step[]): Promise<World> {
  const world = new World(base);
  await world.write();
  for (const step of steps) {
    if (step.does === "write") await world.write();
    else if (step.does === "colleague") world.colleague();
    else await world.send(step.fates, step.writesMeanwhile);
  }
  // At last the network holds.
  await world.send([], false);
  return world;
}

/** Whether every text arrived in the order of writing, none twice and none after a later one. */
function inOrder(stored: readonly string[], written: readonly string[]): boolean {
  const places = stored.map((text) => written.indexOf(text));
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1));
}

it("SU17 a draft arrives exactly once, in its last words, however often network and app fail", async () => {
  await fc.assert(
    fc.asyncProperty(
      start,
      fc.array(fc.oneof(write, send), { maxLength: 14 }),
      async (base, steps) => {
        const world = await play(base, steps);
        expect(world.entry).toBeNull();
        expect(world.row?.text).toBe(world.written.at(-1));
        expect(world.inserts).toBe(base === null ? 1 : 0);
        expect(inOrder(world.stored, world.written)).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

it("SU07 SU17 a colleague's words are never overwritten: the draft waits for a decision", async () => {
  await fc.assert(
    fc.asyncProperty(
      start,
      fc.array(fc.oneof(write, send, colleague), { maxLength: 14 }),
      async (base, steps) => {
        const world = await play(base, steps);
        expect(world.inserts).toBeLessThanOrEqual(base === null ? 1 : 0);
        expect(inOrder(world.stored, world.written)).toBe(true);
        const kept = world.entry === null ? world.stored.at(-1) : world.entry.values;
        expect(kept).toBe(world.written.at(-1));
        if (world.entry !== null) expect(world.entry.state.kind).toBe("conflict");
      },
    ),
    { numRuns: 2000 },
  );
});

it("what the server refuses waits for a person, and a new save tries again", async () => {
  const world = new World(null);
  await world.write();
  const refusing: DraftServer<string, Row> = {
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
