import { signIn, signOut } from "#supabase/data/auth.ts";
import { createCategory, listCategories } from "#supabase/data/categories.ts";
import { readSetting } from "#supabase/data/settings-table.ts";
import { createStaffClient, type StaffClient } from "#supabase/data/staff-client.ts";
import { categoryNames, type CategoryName } from "./categories.ts";
import { demoClock } from "./demo-clock.ts";
import { postImages, projectImages, uploadDemoImages } from "./demo-images.ts";
import { demoInquiryRow, noteRows, postRow, projectRow } from "./demo-rows.ts";
import { insertSql } from "./demo-sql.ts";
import { demoInquiries } from "./inquiries.ts";
import { readPosts } from "./posts.ts";
import { readProjects } from "./projects.ts";
import { demoSettings } from "./proof.ts";

interface DemoBackend {
  readonly url: string;
  readonly publishableKey: string;
  /** Runs a script as the owner of the database, in one transaction. */
  readonly runSql: (sql: string) => Promise<unknown>;
  /** An existing member. */
  readonly account: { readonly email: string; readonly password: string };
}

/** The setting that marks the demo as loaded, even after all of it was deleted. */
const DEMO_MARKER = "demo_content";

/** Loads the demo content, once per database. Categories and images are created through the API like
 * those of the dashboard; rows are inserted by SQL in one transaction, because they have dates and
 * states that no client may write. */
export async function seedDemo(backend: DemoBackend): Promise<"loaded" | "already there"> {
  const client = createStaffClient({ ...backend, storage: memoryStorage() });
  if ((await readSetting(client, DEMO_MARKER)) !== null) return "already there";

  await signIn(client, backend.account.email, backend.account.password);
  try {
    await backend.runSql(await demoScript(client, backend.account.email));
  } finally {
    await signOut(client);
  }
  return "loaded";
}

async function demoScript(client: StaffClient, createdBy: string): Promise<string> {
  const posts = readPosts();
  const projects = readProjects();
  const now = new Date();
  const clock = demoClock(now);
  const categoryIds = await createCategories(client);
  const blog = await uploadDemoImages(client, "blog-images", postImages(posts));
  const portfolio = await uploadDemoImages(client, "project-images", projectImages(projects));

  const shared = { clock, categoryIds, createdBy };
  const inquiries = demoInquiries.map((inquiry) => ({
    inquiry,
    row: demoInquiryRow(inquiry, shared),
  }));
  return [
    insertSql(
      "blog_posts",
      posts.map((post) => postRow(post, { ...shared, urls: blog })),
    ),
    insertSql(
      "projects",
      projects.map((row) => projectRow(row, { ...shared, urls: portfolio })),
    ),
    insertSql(
      "contact_submissions",
      inquiries.map(({ row }) => row),
    ),
    insertSql(
      "inquiry_notes",
      inquiries.flatMap(({ inquiry, row }) => noteRows(inquiry, row.id, shared)),
    ),
    insertSql("site_settings", [
      { key: "site_facts", value: demoSettings },
      { key: DEMO_MARKER, value: { loaded_at: now.toISOString() } },
    ]),
  ].join("\n");
}

/** Existing categories (from `seed.sql`, or from an interrupted first try) stay. */
async function createCategories(client: StaffClient): Promise<ReadonlyMap<CategoryName, string>> {
  const present = new Map((await listCategories(client)).map(({ id, name }) => [name, id]));
  const ids = new Map<CategoryName, string>();
  for (const name of categoryNames) {
    ids.set(name, present.get(name) ?? (await createCategory(client, name)).id);
  }
  return ids;
}

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}
