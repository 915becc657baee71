import fc from "fast-check";
import { expect, it } from "vitest";
import type { PostRow } from "#supabase/data/posts.ts";
import { entryWithDraft } from "./outbox-entry.ts";
import type { OutboxEntry } from "./outbox-entry.ts";
import type { OutboxStore } from "./outbox-store.ts";
import { EMPTY_POST } from "./post-values.ts";
import { newPost } from "./save-post.ts";
import { sendEntry } from "./send-entry.ts";
import type { SendOutcome, SendRequest } from "./send-entry.ts";

/** Fault injected into one request. */
type Fate = "responded" | "never arrives" | "response lost" | "crash before" | "crash after";
/** One step of a generated scenario. */
type Step =
  | { readonly does: "write" }
  | { readonly does: "colleague" }
  | { readonly does: "send"; readonly fates: readonly Fate[]; readonly writesMeanwhile: boolean };

class Crash extends Error {}

const ID = "a post";
const TIME = "2026-11-23T10:00:00Z";

const valuesWith = (text: string) => ({ ...EMPTY_POST, title: text, status: "draft" as const });

function postWith(text: string, version: number): PostRow {
  return {
    ...newPost(valuesWith(text), "anna@studio.example"),
    ...{ id: ID, version, created_at: TIME, updated_at: TIME },
    ...{ published_at: null, deleted_at: null },
  };
}

/** Simulated device and server, with injected network faults and crashes. */
class World {
  row: PostRow | null;
  /** Whether the last version is a colleague's. */
  isColleagues = false;
  inserts = 0;
  stored: string[] = [];
  written: string[] = [];
  readonly base: PostRow | null;
  /** The row version that the open form is based on. */
  #known: PostRow | null;
  #disk: OutboxEntry | null = null;
  #fates: Fate[] = [];
  #writesMeanwhile = false;

  constructor(base: PostRow | null) {
    this.base = base;
    this.#known = base;
    this.row = base;
  }

  get entry() {
    return this.#disk;
  }

  /** Clones on every access, so that only stored data survives a simulated crash. */
  readonly store: OutboxStore = {
    all: () => Promise.resolve(this.#disk === null ? [] : [structuredClone(this.#disk)]),
    change: (_id, step) => {
      this.#disk = structuredClone(step(structuredClone(this.#disk)));
      return Promise.resolve(structuredClone(this.#disk));
    },
  };

  readonly request: SendRequest = async (entry) => {
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
  };

  /** Saves once more, based on the last sent entry that the form received. */
  async write() {
    const text = `text ${String(this.written.length + 1)}`;
    this.written.push(text);
    const draft = {
      ...{ id: ID, owner: "o", title: text, values: valuesWith(text), base: this.#known },
      ...{ image: null, unacknowledgedRows: [] },
    };
    await this.store.change(ID, (entry) => entryWithDraft(entry, draft, new Date(0)));
  }

  colleague() {
    if (this.row === null) return;
    this.row = postWith(`colleague ${String(this.row.version)}`, this.row.version + 1);
    this.isColleagues = true;
  }

  async send(fates: readonly Fate[], writesMeanwhile: boolean) {
    this.#fates = [...fates];
    this.#writesMeanwhile = writesMeanwhile;
    try {
      const { sentEntry } = await sendEntry(this.store, this.request, ID);
      this.#known = sentEntry?.row ?? this.#known;
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      // After the crash the form reopens with the stored draft.
      this.#known = this.#disk?.base ?? null;
    }
  }

  /** Applies an insert or update with the version check of createPost and updatePost. */
  #arrive({ base, values: { title } }: OutboxEntry): SendOutcome {
    if (this.row === null) {
      this.inserts += 1;
      return this.#write(1, title);
    }
    const version = base?.version ?? 1;
    if (this.row.version === version) {
      // An update must never overwrite a colleague's version that the draft is not based on.
      expect(!this.isColleagues || this.row === this.base).toBe(true);
      return this.#write(version + 1, title);
    }
    const already = this.row.version === version + 1 && this.row.title === title;
    if (already) return { kind: "saved", row: this.row };
    return { kind: "conflict", theirs: this.row };
  }

  #write(version: number, text: string): SendOutcome {
    this.row = postWith(text, version);
    this.isColleagues = false;
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
const start = fc.constantFrom<PostRow | null>(null, postWith("stored", 4));

async function runScenario(base: PostRow | null, steps: readonly Step[]): Promise<World> {
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
        expect(world.row?.title).toBe(world.written.at(-1));
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
        const latest = world.entry === null ? world.stored.at(-1) : world.entry.values.title;
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
  const refuse = () => Promise.resolve({ kind: "refused", reason: "Too long." } as const);
  await sendEntry(world.store, refuse, ID);
  expect(world.entry?.state).toEqual({ kind: "refused", reason: "Too long." });
  await world.send([], false);
  expect(world.row).toBeNull();
  await world.write();
  await world.send([], false);
  expect(world.row?.title).toBe("text 2");
});
