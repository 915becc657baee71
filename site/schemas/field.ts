import * as v from "valibot";
import { BODY_MAX_BYTES } from "#supabase/data/limits.ts";
import { countCharacters, countBytes } from "#supabase/data/post-rules.ts";
import { PUBLIC_FILES } from "#supabase/data/public-files.ts";
import { trimText } from "#supabase/data/sanitize-text.ts";

// The parts of an entity's schema. A schema is an object of valibot whose entries are the fields of a
// form: default, rules with their messages, `v.title` for the label and `field` for the column.

/** Facts about a field that valibot has no action for. */
export type FieldMetadata = Readonly<{
  /** Column of the table; absent for a field of the form alone. */
  column?: string;
  /** Turns the form value into the column's; absent when both are the same. */
  toColumn?: v.GenericSchema;
  /** Turns the column's value into the form's; absent when both are the same. */
  fromColumn?: v.GenericSchema;
  /** Parses the value of a stored local draft; absent when the type of the field does. */
  fromLocalDraft?: v.GenericSchema;
  /** The list of rows selects the column, besides those of every list (`PostListRow`, `ProjectListRow`). */
  listed?: true;
  /** Words of a search in the list of rows may occur in the column. */
  searched?: true;
  /** Part of the text that is copied to the clipboard. */
  inClipboard?: true;
  /** The server replaces an empty value by its own. */
  generated?: true;
  /** A create omits the column while it has the value of an empty form. */
  sentIfFilled?: true;
  /** An empty site setting is a value of its own; without the flag it stands for the default. */
  emptyIsValue?: true;
  /** Earlier versions of the row contain the column. */
  versioned?: true;
  /** The form shows no error at the field: it reports one of the server by a notice only. */
  errors?: false;
  /** Title of the column in CSV files. */
  csv?: string;
  /** Label of the control, where it differs from the name of the field in messages. */
  controlLabel?: string;
  /** Control of the field; a text input when absent. */
  control?: "lines" | "email" | "tel" | "url" | "date";
  /** Example in an empty control. */
  placeholder?: string;
  /** Sentence below the control. */
  help?: string;
  /** Takes one of two columns on wide viewports. */
  half?: true;
  /** Labels of the values of a select. */
  options?: Readonly<Record<string, string>>;
}>;

/** `v.metadata` with the keys of a field. */
export function field<Input, const Metadata extends FieldMetadata>(
  metadata: Metadata,
): v.MetadataAction<Input, Metadata> {
  return v.metadata(metadata);
}

/** Text as typed; '' by default. */
export const text = v.optional(v.string(), "");

/** Text must contain more than white space. */
export function required(message: string) {
  return v.check<string, string>((value) => value.trim() !== "", message);
}

const tooLong = (limit: number, count: number) =>
  `Use at most ${String(limit)} characters; this has ${String(count)}.`;

/** Rule for a text: `problem` returns the message, or null for a valid text. */
export function textRule(problem: (value: string) => string | null) {
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (value) => problem(value) === null,
    ({ input }) => problem(input) ?? "",
  );
}

/** Limits the code points of a text, without white space around it. */
export function atMost(limit: number, message: (limit: number, count: number) => string = tooLong) {
  const count = (value: string) => countCharacters(trimText(value));
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (value) => count(value) <= limit,
    ({ input }) => message(limit, count(input)),
  );
}

/** Limits the UTF-8 bytes of a post's body or a project's detailed content. `name` begins the message. */
export function bodySize(name: "content" | "text") {
  return v.check<string, string>(
    (value) => countBytes(value) <= BODY_MAX_BYTES,
    `The ${name} is too long: ${String(BODY_MAX_BYTES / 1024)} KiB at most.`,
  );
}

/** Slug: '' or words of lower-case letters and digits, joined by single hyphens. */
export const slugSyntax = v.check<string, string>(
  (value) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(value.trim()),
  "Use lower-case letters, digits and single hyphens.",
);

/** True for '', https URLs and paths of this site; other schemes could execute code or leak data. */
export function isImageAddress(value: string): boolean {
  const address = value.trim();
  if (address === "" || /^\/(?![/\\])[^\s\\]*$/.test(address)) return true;
  return URL.canParse(address) && new URL(address).protocol === "https:";
}

/** True for a file that was uploaded to a backend on this machine, which has no certificate. */
export function isLocalUpload(value: string): boolean {
  const address = value.trim();
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname } = new URL(address);
  const isLoopback = ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
  return protocol === "http:" && isLoopback && pathname.startsWith(PUBLIC_FILES);
}

/** Rule for the URL of an image. */
export const imageAddress = v.check<string, string>(
  isImageAddress,
  "Enter an address that starts with https://, or a path of this site such as /images/room.webp.",
);

/** Column value without white space around it. */
export const trimmed = v.pipe(v.string(), v.transform(trimText));

/** Column value; null for text without content, as the server stores it: a retried row compares equal. */
export const trimmedOrNull = v.pipe(
  v.string(),
  v.transform((value) => (value.trim() === "" ? null : trimText(value))),
);

/** Form value of a nullable text column. */
export const emptyForNull = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value ?? ""),
);
