import type { Json } from "./database.types.ts";
import { MESSAGES } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";
import { isJsonObject, objectsIn, textOrEmpty } from "./json-column.ts";
import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff } from "./staff-requests.ts";

/** What the server counts for an e-mail address. `mentions` are rows of others that name it. */
export type PersonalDataKind =
  | "inquiries"
  | "notes"
  | "replies"
  | "mails"
  | "mentions"
  | "accounts"
  | "changed_settings"
  | "rate_limits";
export type PersonalDataCounts = Readonly<Record<PersonalDataKind, number>>;

/** A field of a row that is not the person's own, and names the address. */
export interface Mention {
  readonly table: string;
  readonly id: string;
  /** Title of a post or project, sender of an inquiry; '' for others. */
  readonly title: string;
  readonly field: string;
  /** The text around the address. */
  readonly passage: string;
}

export interface FoundPersonalData {
  /** The address as it is compared: trimmed, in lower case. */
  readonly address: string;
  readonly counts: PersonalDataCounts;
  /** The first 50. */
  readonly mentions: readonly Mention[];
  /** Why it cannot be erased: the address of an active member, or of the studio; null if it can. */
  readonly obstacle: "member" | "settings" | null;
}

export interface ErasedPersonalData {
  readonly counts: PersonalDataCounts;
  readonly inquiryIds: readonly string[];
}

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

/** Parses the response of `find_personal_data`. Throws `server` if it is no object. */
export function parseFound(found: Json): FoundPersonalData {
  if (!isJsonObject(found)) throw malformed(found);
  const { address, counts, mentions, obstacle } = found;
  return {
    address: textOrEmpty(address),
    counts: parseCounts(counts),
    mentions: objectsIn(mentions ?? null).map((mention) => ({
      table: textOrEmpty(mention["table"]),
      id: textOrEmpty(mention["id"]),
      title: textOrEmpty(mention["title"]),
      field: textOrEmpty(mention["field"]),
      passage: textOrEmpty(mention["passage"]),
    })),
    obstacle: obstacle === "member" || obstacle === "settings" ? obstacle : null,
  };
}

/** Parses the response of `erase_personal_data`. Throws `server` if it is no object. */
export function parseErased(erased: Json): ErasedPersonalData {
  if (!isJsonObject(erased)) throw malformed(erased);
  const { inquiry_ids: ids } = erased;
  if (!Array.isArray(ids)) throw malformed(erased);
  return { counts: parseCounts(erased), inquiryIds: ids.map(textOrEmpty) };
}

/** A missing count must not look like nothing found. */
function parseCounts(counts: Json | undefined): PersonalDataCounts {
  const count = (kind: PersonalDataKind): number => {
    const value = isJsonObject(counts) ? counts[kind] : undefined;
    if (typeof value !== "number") throw malformed(counts);
    return value;
  };
  return {
    inquiries: count("inquiries"),
    notes: count("notes"),
    replies: count("replies"),
    mails: count("mails"),
    mentions: count("mentions"),
    accounts: count("accounts"),
    changed_settings: count("changed_settings"),
    rate_limits: count("rate_limits"),
  };
}

function malformed(cause: unknown): DataError {
  return new DataError("server", MESSAGES.server, { cause });
}
