/** A draft that waits on this device until the server has it. */
export interface Entry<Values, Row> {
  /** Id of the row; for a new one it is made here, so that sending twice makes one row. */
  readonly id: string;
  /** Id of the member of staff who wrote it: nobody else sends it. */
  readonly owner: string;
  readonly title: string;
  readonly values: Values;
  /** The stored version that the text builds on; null for a new row. */
  readonly base: Row | null;
  /** A chosen picture that is not uploaded yet. */
  readonly picture: File | null;
  /** What was sent without hearing back. Any of it may be what the server holds by now. */
  readonly unanswered: readonly Values[];
  /** Rises with every save on this device: the answer to an older one does not end the entry. */
  readonly revision: number;
  readonly keptAt: Date;
  readonly state: EntryState<Row>;
}

export type EntryState<Row> =
  | { readonly kind: "waiting" }
  | { readonly kind: "conflict"; readonly theirs: Row }
  | { readonly kind: "refused"; readonly reason: string };

/** What the form hands over. */
export type Draft<Values, Row> = Pick<
  Entry<Values, Row>,
  "id" | "owner" | "title" | "values" | "base" | "picture" | "unanswered"
>;

/** How a try to send ended. */
export type Outcome<Values, Row> =
  | { readonly kind: "stored"; readonly row: Row }
  | { readonly kind: "newer"; readonly theirs: Row }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "uploaded"; readonly values: Values }
  | { readonly kind: "unreachable" };

interface Versioned {
  readonly version: number;
}

/** Keeps a draft. Several saves of one row are one entry: the last text, on the newest known base. */
export function keepDraft<Values, Row extends Versioned>(
  kept: Entry<Values, Row> | null,
  draft: Draft<Values, Row>,
  now: Date,
): Entry<Values, Row> {
  return {
    ...draft,
    base: newest(kept?.base ?? null, draft.base),
    unanswered: [...(kept?.unanswered ?? []), ...draft.unanswered],
    revision: (kept?.revision ?? 0) + 1,
    keptAt: now,
    state: { kind: "waiting" },
  };
}

/** To be stored before the request leaves: whatever happens then, it is known what may have arrived. */
export function markSent<Values, Row>(entry: Entry<Values, Row>): Entry<Values, Row> {
  return entry.unanswered.includes(entry.values)
    ? entry
    : { ...entry, unanswered: [...entry.unanswered, entry.values] };
}

/** What becomes of an entry after a try; null when it is done. `sent` is the entry as it was sent:
 * meanwhile the person may have saved again. */
export function settle<Values, Row extends Versioned>(
  now: Entry<Values, Row>,
  sent: Entry<Values, Row>,
  outcome: Outcome<Values, Row>,
  says: (row: Row, values: Values) => boolean,
): Entry<Values, Row> | null {
  const changed = now.revision !== sent.revision;
  switch (outcome.kind) {
    case "unreachable":
      return now;
    case "uploaded":
      // A picture that was exchanged meanwhile is still to be sent.
      return changed ? now : { ...now, values: outcome.values, picture: null };
    case "stored":
      return changed ? builtOn(now, outcome.row) : null;
    case "refused":
      return changed ? now : { ...now, state: outcome };
    case "newer":
      if (isOurs(sent, outcome.theirs, says)) return builtOn(now, outcome.theirs);
      return { ...now, state: { kind: "conflict", theirs: outcome.theirs } };
  }
}

function builtOn<Values, Row>(entry: Entry<Values, Row>, base: Row): Entry<Values, Row> {
  return { ...entry, base, unanswered: [] };
}

/** Whether the version that stands in the way is what we sent ourselves without hearing back. */
function isOurs<Values, Row extends Versioned>(
  { base, unanswered }: Entry<Values, Row>,
  theirs: Row,
  says: (row: Row, values: Values) => boolean,
): boolean {
  if (theirs.version !== (base?.version ?? 1) + 1) return false;
  return unanswered.some((values) => says(theirs, values));
}

export function newest<Row extends Versioned>(one: Row | null, other: Row | null): Row | null {
  if (one === null || other === null) return one ?? other;
  return one.version > other.version ? one : other;
}
