import type {
  Mention,
  PersonalDataCounts,
  PersonalDataKind,
} from "#supabase/data/personal-data.ts";
import { counted } from "#site/format/number.ts";

type Rows = Exclude<PersonalDataKind, "mentions">;

/** Names of the counted rows in the order of display, singular and plural. */
const NAMES: Readonly<Record<Rows, readonly [string, string]>> = {
  inquiries: ["inquiry", "inquiries"],
  notes: ["note", "notes"],
  replies: ["reply", "replies"],
  mails: ["mail", "mails"],
  accounts: ["account", "accounts"],
  changed_settings: ["author of a site setting", "authors of site settings"],
  rate_limits: ["entry of the spam protection", "entries of the spam protection"],
};

const TABLES: Readonly<Record<string, string>> = {
  contact_submissions: "Inquiry",
  inquiry_notes: "Note",
  inquiry_replies: "Reply",
  reply_templates: "Reply template",
  projects: "Project",
  blog_posts: "Post",
  post_versions: "Version of a post",
  project_versions: "Version of a project",
  categories: "Category",
};

/** The rows that are the person's own, such as "2 inquiries"; nothing for a count of 0. */
export function ownRows(counts: PersonalDataCounts): string[] {
  const kinds = Object.keys(NAMES) as Rows[];
  return kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => counted(counts[kind], ...NAMES[kind]));
}

/** Texts of others, such as "3 other texts"; null without one. */
export function otherTexts({ mentions }: PersonalDataCounts): string | null {
  return mentions === 0 ? null : counted(mentions, "other text");
}

/** Whether nothing names the address. */
export function isNothing(counts: PersonalDataCounts): boolean {
  return ownRows(counts).length === 0 && otherTexts(counts) === null;
}

/** Describes the effect of an erasure as a sentence, before or after it. */
export function erasureInWords(counts: PersonalDataCounts, tense: "future" | "past"): string {
  const [own, texts] = [ownRows(counts), otherTexts(counts)];
  const verb = { future: "will be erased", past: "erased" }[tense];
  const parts = [
    ...(own.length === 0 ? [] : [`${inWords(own)} ${verb}`]),
    ...(texts === null ? [] : [`the address ${verb} from ${texts}`]),
  ];
  const sentence = parts.join(", and ");
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** The row that mentions the address, such as "Project “Loft”". */
export function mentioningRow({ table, title }: Mention): string {
  const name = TABLES[table] ?? table;
  return title === "" ? name : `${name} “${title}”`;
}

/** "a, b and c". */
function inWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
