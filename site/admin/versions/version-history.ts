import type { VersionSummary } from "#supabase/data/versions.ts";
import type { VersionPart } from "./version-parts.ts";

/** The saved versions of one row. */
export interface VersionHistory<Version> {
  /** Begins the keys of the queries; names the row. */
  readonly queryKey: readonly string[];
  /** Newest first, the current one included. */
  readonly list: (signal: AbortSignal) => Promise<VersionSummary[]>;
  /** Throws `not-found` when the version is no longer stored. */
  readonly get: (id: string, signal: AbortSignal) => Promise<Version>;
  /** The fields in which a version differs from the form values. */
  readonly partsOf: (version: Version) => VersionPart[];
}
