import type { ReplyTemplateText } from "#supabase/data/reply-templates.ts";
import { formatPublicDate } from "#site/format/public-date.ts";
import { replacePlaceholders } from "#site/schemas/placeholders.ts";
import type { PlaceholderName } from "#site/schemas/placeholders.ts";

interface FilledFrom {
  readonly name: string;
  readonly subject: string;
  /** ISO 8601. */
  readonly created_at: string;
}

/** A template or a reply without its name. */
export type SubjectAndBody = Readonly<Pick<ReplyTemplateText, "subject" | "body">>;

const TITLES = new Set(["mr", "mrs", "ms", "miss", "mx", "dr", "prof", "pan", "pani"]);

/** Subject and body of a template for an inquiry. A missing value becomes words that fit into a sentence. */
export function fillTemplate(
  { subject, body }: SubjectAndBody,
  inquiry: FilledFrom,
  studio: string,
): SubjectAndBody {
  const values = valuesOf(inquiry, studio);
  return {
    subject: oneLine(replacePlaceholders(subject, values)),
    body: replacePlaceholders(body, values),
  };
}

function valuesOf(inquiry: FilledFrom, studio: string): Record<PlaceholderName, string> {
  const name = oneLine(inquiry.name);
  return {
    "first name": firstName(name) || "there",
    name: name || "there",
    subject: oneLine(inquiry.subject) || "your inquiry",
    "inquiry date": formatPublicDate(inquiry.created_at) || "the day you wrote",
    studio,
  };
}

/** The first word of a name; the whole name if it begins with a title or an initial, as in "Dr. Ana Nowak". */
function firstName(name: string): string {
  const [first = ""] = name.split(" ");
  const bare = first.replace(/\.$/, "");
  return first !== bare || TITLES.has(bare.toLowerCase()) ? name : first;
}

/** A reply as the text of a template: without the signature, and with placeholders for the sender's name. */
export function templateFrom(
  { subject, body }: SubjectAndBody,
  inquiry: Pick<FilledFrom, "name">,
  signature: string,
): SubjectAndBody {
  const name = oneLine(inquiry.name);
  const end = signature.trim();
  const ownBody = body.trimEnd();
  const unsigned = end !== "" && ownBody.endsWith(end) ? ownBody.slice(0, -end.length) : ownBody;
  const generalized = (text: string) =>
    name === "" ? text : text.replaceAll(wholeWords(name), () => "{{name}}");
  return { subject: generalized(subject.trim()), body: generalized(unsigned.trim()) };
}

function wholeWords(name: string): RegExp {
  const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, "gu");
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
