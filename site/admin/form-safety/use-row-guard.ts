import { useUnsavedGuard } from "./unsaved-guard.tsx";

interface RowGuardOptions {
  readonly kind: "post" | "project";
  /** The title in the form. */
  readonly title: string;
  readonly dirty: boolean;
  /** See `LocalDraftWriter`. */
  readonly isStored: () => boolean;
}

/** Guards the unsaved form of a post or project under its title; returns the guard's `release`. */
export function useRowGuard({ kind, title, ...guard }: RowGuardOptions): () => void {
  const name = title.trim() === "" ? `Untitled ${kind}` : title.trim();
  return useUnsavedGuard({ ...guard, name }).release;
}
