import * as v from "valibot";
import type { Json } from "./database.types.ts";
import { listOf, textOrEmpty } from "./json-column.ts";
import { parseResponse } from "./parse-response.ts";
import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff } from "./staff-requests.ts";

/** Rows that the server counts for an e-mail address. `mentions` are rows of others that name it. A missing count must
 * not look like nothing found. */
const countsSchema = v.object({
  inquiries: v.number(),
  notes: v.number(),
  replies: v.number(),
  mails: v.number(),
  mentions: v.number(),
  accounts: v.number(),
  changed_settings: v.number(),
  rate_limits: v.number(),
});
export type PersonalDataCounts = Readonly<v.InferOutput<typeof countsSchema>>;
export type PersonalDataKind = keyof PersonalDataCounts;

const mentionSchema = v.object({
  table: textOrEmpty,
  id: textOrEmpty,
  /** Title of a post or project, sender of an inquiry; '' for others. */
  title: textOrEmpty,
  field: textOrEmpty,
  /** The text around the address. */
  passage: textOrEmpty,
});

/** A field of a row that is not the person's own, and names the address. */
export type Mention = Readonly<v.InferOutput<typeof mentionSchema>>;

const foundSchema = v.object({
  /** The address as it is compared: trimmed, in lower case. */
  address: textOrEmpty,
  counts: countsSchema,
  /** The first 50. */
  mentions: listOf(mentionSchema),
  /** Why it cannot be erased: the address of an active member, or of the studio; null if it can. */
  obstacle: v.fallback(v.nullable(v.picklist(["member", "settings"])), null),
});
export type FoundPersonalData = Readonly<v.InferOutput<typeof foundSchema>>;

const erasedSchema = v.pipe(
  v.object({ ...countsSchema.entries, inquiry_ids: v.array(textOrEmpty) }),
  v.transform(({ inquiry_ids: inquiryIds, ...counts }) => ({ counts, inquiryIds })),
);
export type ErasedPersonalData = Readonly<v.InferOutput<typeof erasedSchema>>;

/** Counts what names an e-mail address. For owners; throws `invalid` for no address. */
export async function findPersonalData(
  client: StaffClient,
  address: string,
): Promise<FoundPersonalData> {
  const found = await sendAsStaff(client, client.rest.rpc("find_personal_data", { address }));
  return parseFound(found);
}

/** Everything that names an e-mail address, with all columns. For owners. */
export function exportPersonalData(client: StaffClient, address: string): Promise<Json> {
  return sendAsStaff(client, client.rest.rpc("export_personal_data", { address }));
}

/** Erases everything that names an e-mail address, in one transaction. For owners; throws `invalid` for the
 * address of an active member or of the studio. */
export async function erasePersonalData(
  client: StaffClient,
  address: string,
): Promise<ErasedPersonalData> {
  const erased = await sendAsStaff(client, client.rest.rpc("erase_personal_data", { address }));
  return parseErased(erased);
}

/** Parses the response of `find_personal_data`. Throws `server` if it lacks a count. */
export function parseFound(found: unknown): FoundPersonalData {
  return parseResponse(foundSchema, found);
}

/** Parses the response of `erase_personal_data`. Throws `server` if it lacks a count or the ids. */
export function parseErased(erased: unknown): ErasedPersonalData {
  return parseResponse(erasedSchema, erased);
}
