import fc from "fast-check";
import { expect, it } from "vitest";
import { signIn } from "./auth.ts";
import { DataError } from "./errors.ts";
import { createPost, getPost, updatePost } from "./posts.ts";
import type { PostRow } from "./posts.ts";
import { createStaffClient } from "./staff-client.ts";
import type { StaffClient } from "./staff-client.ts";
import { PASSWORD, PEOPLE, useRealBackend } from "./testing/real-backend.ts";
import { newPost } from "./testing/rows.ts";

const backend = useRealBackend();

/** A network that drops the next response on demand. */
function forgetfulNetwork() {
  let forgets = false;
  const through: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (init?.method !== "PATCH" || !forgets) return response;
    forgets = false;
    throw new TypeError("Failed to fetch");
  };
  return { through, forgetOnce: () => (forgets = true) };
}

const step = fc.record({
  who: fc.constantFrom(0, 1),
  does: fc.constantFrom("loads", "saves", "saves and hears nothing", "tries again"),
});

interface Writer {
  known: PostRow;
  /** Texts that were sent without a response. */
  unheard: string | null;
}

async function save(
  client: StaffClient,
  { known }: Writer,
  content: string,
): Promise<PostRow | DataError> {
  try {
    return await updatePost(client, known.id, known.version, { content });
  } catch (error) {
    if (error instanceof DataError) return error;
    throw error;
  }
}

it("SU07 no sequence of loads, saves and lost responses overwrites an unseen text", async () => {
  const network = forgetfulNetwork();
  const { url, publishableKey } = backend().server;
  const client = createStaffClient({ url, publishableKey, fetch: network.through });
  await signIn(client, PEOPLE.editor.email, PASSWORD);
  let written = 0;

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const first = await createPost(client, newPost({ content: "text 0" }));
      const writers: Writer[] = [0, 1].map(() => ({ known: first, unheard: null }));
      for (const { who, does } of steps) {
        const writer = writers[who];
        if (writer === undefined) continue;
        const before = await getPost(client, first.id);
        if (does === "loads") {
          writer.known = before;
          writer.unheard = null;
          continue;
        }
        if (does === "tries again" && writer.unheard === null) continue;
        written += 1;
        const content = does === "tries again" ? (writer.unheard ?? "") : `text ${String(written)}`;
        const loses = does === "saves and hears nothing";
        if (loses) network.forgetOnce();
        const response = await save(client, writer, content);
        const after = await getPost(client, first.id);
        // Either the row is unchanged, or it has our text over a version that we have loaded.
        if (after.version !== before.version) {
          expect(after).toMatchObject({ content, version: before.version + 1 });
          expect(before.version).toBe(writer.known.version);
        } else expect(after.content).toBe(before.content);
        if (response instanceof DataError) {
          expect(["conflict", "offline"]).toContain(response.code);
          if (loses && response.code === "offline") writer.unheard = content;
        } else {
          expect(response).toMatchObject({ content: after.content, version: after.version });
          writer.known = response;
          writer.unheard = null;
        }
      }
    }),
    { numRuns: 60 },
  );
});
