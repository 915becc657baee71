import type { MediaKind } from "#site/platform/platform.ts";

/** Files that may be chosen from the media library: files of one kind, one or several. */
export interface LibraryChoice {
  readonly kind: MediaKind;
  readonly multiple: boolean;
}
