import { describe, expect, it } from "vitest";
import { PNG } from "#supabase/tests/images.ts";
import { signIn } from "./auth.ts";
import type { Backup } from "./backup-archive.ts";
import { readArchive } from "./backup-reader.ts";
import { mediaBase, readAllRows, restoreBackup } from "./backup.ts";
import { removeMedia, uploadMedia, uploadNew } from "./media.ts";
import { createStaffClient } from "./staff-client.ts";
import type { StaffClient } from "./staff-client.ts";
import { takeBackup } from "./take-backup.ts";
import { PASSWORD, PEOPLE, useRealBackend } from "./testing/real-backend.ts";

const backend = useRealBackend();

async function taken(client: StaffClient): Promise<Backup> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const push = (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk);
  await takeBackup(client, push, () => undefined);
  return readArchive(await new Blob(chunks).bytes());
}

/** An owner's client that runs `change` after each time that it has read the categories, which are the
 * first rows that a backup reads. */
async function disturbed(change: (reads: number) => Promise<void>): Promise<StaffClient> {
  const { url, publishableKey } = backend().server;
  let reads = 0;
  const client = createStaffClient({
    url,
    publishableKey,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const address = input instanceof Request ? input.url : input.toString();
      if (address.includes("/categories?")) await change((reads += 1));
      return response;
    },
  });
  await signIn(client, PEOPLE.owner.email, PASSWORD);
  return client;
}

describe("SU18 a backup taken while others work", () => {
  it("holds a row saved meanwhile together with the row that it refers to", async () => {
    const { server, staff } = backend();
    const client = await disturbed(async (reads) => {
      if (reads > 1) return;
      await server.script(`
        with category as (insert into categories (name) values ('Kitchens') returning id)
        insert into blog_posts (title, content, category_id) select 'Oak', '', id from category`);
    });
    const { rows, files } = await taken(client);
    expect(rows.categories).toHaveLength(1);
    expect(rows.blog_posts).toMatchObject([{ category_id: rows.categories[0]?.["id"] }]);
    await restoreBackup(staff, rows, files, mediaBase(staff), () => undefined);
    expect(await readAllRows(staff)).toEqual(rows);
  });

  it("is refused with a sentence when rows change each time", async () => {
    const client = await disturbed((reads) =>
      backend().server.script(`insert into categories (name) values ('Number ${String(reads)}')`),
    );
    await expect(taken(client)).rejects.toThrow("Rows were saved each time");
  });
});

describe("SU18 a backup that could not be restored is not taken", () => {
  it("because of a file whose bytes are not what its name says", async () => {
    const { staff } = backend();
    const path = "1763000000000-abcdef123456.webp";
    const blob = new Blob([new Uint8Array(PNG)]);
    await uploadNew(staff, "blog-images", { path, type: "image/webp", blob }, {});
    await expect(taken(staff)).rejects.toThrow(
      `The file blog-images/${path} cannot be part of a backup. ${path} is not what its name says.`,
    );
    await removeMedia(staff, "blog-images", path);
    const file = new File([new Uint8Array(PNG)], "a.png", { type: "image/png" });
    await uploadMedia(staff, "blog-images", file);
    expect((await taken(staff)).files).toMatchObject([{ bytes: new Uint8Array(PNG) }]);
  });
});
