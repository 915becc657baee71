/** A field in which an earlier version differs from the form: its label and both texts. */
export interface VersionPart {
  readonly label: string;
  readonly earlier: string;
  readonly now: string;
}

type Values = Readonly<Record<string, unknown>>;

/** The fields in which two sets of values differ in their text, white space around it aside. */
export function versionParts<Name extends string>(
  fields: readonly { readonly name: Name; readonly label: string }[],
  earlier: Readonly<Record<Name, unknown>>,
  present: Readonly<Record<Name, unknown>>,
): VersionPart[] {
  return fields
    .map(({ name, label }) => ({
      label,
      earlier: textOf(earlier[name]),
      now: textOf(present[name]),
    }))
    .filter((part) => part.earlier.trim() !== part.now.trim());
}

/** A value as text: a row of a list is one line, its filled-in texts joined by a dot. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  return typeof value === "object" && value !== null ? rowText({ ...value }) : "";
}

/** The order of keys in a saved row is the database's: rows are compared with their keys sorted. */
function rowText(row: Values): string {
  return Object.keys(row)
    .sort()
    .map((key) => row[key])
    .filter((value) => typeof value === "string" && value.trim() !== "")
    .join(" · ");
}
