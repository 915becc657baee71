import type { Database } from "./database.types.ts";
import { isRepeatedCreate, resolveVersionConflict } from "./optimistic-lock.ts";
import { sanitizeText, trimText } from "./sanitize-text.ts";
import type { StaffClient } from "./staff-client.ts";
import { readRow, sendAsStaff, throwNotFound } from "./staff-requests.ts";

/** A template of replies to inquiries, shared by all members. An empty subject leaves that of the reply. */
export type ReplyTemplate = Database["public"]["Tables"]["reply_templates"]["Row"];

/** Columns of a template that a member writes. */
export type ReplyTemplateText = Readonly<Pick<ReplyTemplate, "name" | "subject" | "body">>;

/** All templates, by name. */
export async function listReplyTemplates(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<ReplyTemplate[]> {
  const request = client.rest.from("reply_templates").select("*").order("id");
  const templates = await sendAsStaff(client, request, signal);
  return templates.sort((one, other) => one.name.localeCompare(other.name, "en"));
}

/**
 * Stores a new template. `id` is a UUID from the form: a repeated create after a lost response stores one template, with
 * the latest text. Throws `invalid` with the field `name` when another template has the name, ignoring case.
 */
export async function createReplyTemplate(
  client: StaffClient,
  id: string,
  text: ReplyTemplateText,
): Promise<ReplyTemplate> {
  try {
    const row = { id, ...cleanText(text) };
    const request = client.rest.from("reply_templates").insert(row).select();
    return (await sendAsStaff(client, request))[0] ?? (await throwNotFound(client));
  } catch (error) {
    if (!isRepeatedCreate(error)) throw error;
    return updateReplyTemplate(client, id, 1, text);
  }
}

/**
 * Saves over the loaded version. Throws `conflict` when another version has been saved since, `not-found` when the template
 * was deleted, and `invalid` like `createReplyTemplate`.
 */
export async function updateReplyTemplate(
  client: StaffClient,
  id: string,
  version: number,
  text: ReplyTemplateText,
): Promise<ReplyTemplate> {
  const changes = cleanText(text);
  const table = () => client.rest.from("reply_templates");
  const update = table().update(changes).eq("id", id).eq("version", version).select();
  const saved = (await sendAsStaff(client, update))[0];
  if (saved !== undefined) return saved;
  const stored = await readRow(client, table().select("*").eq("id", id).limit(1));
  return resolveVersionConflict(stored, version, changes);
}

/** Deletes a template; replies that were written with it stay. Throws `not-found` if it is gone. */
export async function deleteReplyTemplate(client: StaffClient, id: string): Promise<void> {
  const request = client.rest.from("reply_templates").delete().eq("id", id).select("id");
  const rows = await sendAsStaff(client, request);
  if (rows.length === 0) await throwNotFound(client);
}

function cleanText({ name, subject, body }: ReplyTemplateText): ReplyTemplateText {
  const clean = (text: string) => trimText(sanitizeText(text));
  return { name: clean(name), subject: clean(subject), body: clean(body) };
}
