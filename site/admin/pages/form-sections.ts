/** A section of a form: the element id of its heading, which takes the focus, and its label. */
export interface LinkedSection {
  readonly id: string;
  readonly label: string;
}

/** The sections of a form by name: `idOf` is the element id of a section's heading, `links` are in the form's order. */
export interface FormSections<Name extends string> {
  readonly labels: Readonly<Record<Name, string>>;
  readonly idOf: (name: Name) => string;
  readonly links: readonly LinkedSection[];
}

/** The sections of a form. Of the forms with one prefix, only one is open at a time. */
export function formSections<Name extends string>(
  prefix: string,
  labels: Readonly<Record<Name, string>>,
): FormSections<Name> {
  const idOf = (name: string) => `${prefix}-section-${name}`;
  const links = Object.entries<string>(labels).map(([name, label]) => ({ id: idOf(name), label }));
  return { labels, idOf, links };
}
