import * as v from "valibot";
import { execute } from "./requests.ts";
import { sanitizeText } from "./sanitize-text.ts";
import type { Json } from "./database.types.ts";
import type { PublicClient } from "./public-client.ts";
import type { StaffClient } from "./staff-client.ts";
import { throwNotFound, sendAsStaff } from "./staff-requests.ts";

const category = v.object({
  id: v.string(),
  name: v.string(),
  /** Generated from the first name, unique, unchanged when the category is renamed. */
  slug: v.string(),
});
const optionalCategory = v.fallback(v.nullable(category), null);

export type Category = Readonly<v.InferOutput<typeof category>>;

const COLUMNS = "id,name,slug";

/** All categories, ordered by name. Source: `categories`, readable by everyone. */
export function listCategories(
  client: PublicClient | StaffClient,
  signal?: AbortSignal,
): Promise<Category[]> {
  const request = client.rest.from("categories").select(COLUMNS).order("name").order("id");
  return execute(request, signal);
}

/** Throws `invalid` with field `name` when the name is empty, too long or taken (case-insensitive). */
export async function createCategory(client: StaffClient, name: string): Promise<Category> {
  const row = { name: sanitizeText(name).trim() };
  const rows = await sendAsStaff(
    client,
    client.rest.from("categories").insert(row).select(COLUMNS),
  );
  return rows[0] ?? throwNotFound(client);
}

/** Renames a category; its slug stays. Throws like `createCategory`, and `not-found` if it was deleted. */
export async function renameCategory(
  client: StaffClient,
  id: string,
  name: string,
): Promise<Category> {
  const changes = { name: sanitizeText(name).trim() };
  const request = client.rest.from("categories").update(changes).eq("id", id).select(COLUMNS);
  const rows = await sendAsStaff(client, request);
  return rows[0] ?? throwNotFound(client);
}

/** Deletes a category; its posts and projects remain without one. */
export async function deleteCategory(client: StaffClient, id: string): Promise<void> {
  const rows = await sendAsStaff(
    client,
    client.rest.from("categories").delete().eq("id", id).select("id"),
  );
  if (rows.length === 0) await throwNotFound(client);
}

/** Parses the `category` column of the public views; null without a whole category. */
export function parseCategory(value: Json): Category | null {
  return v.parse(optionalCategory, value);
}
