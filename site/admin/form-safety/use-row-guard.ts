import { useWatch } from "react-hook-form";
import type { Control } from "react-hook-form";
import { useUnsavedGuard } from "./unsaved-guard.tsx";

interface RowGuardOptions {
  readonly kind: "post" | "project";
  readonly dirty: boolean;
  /** See `DraftWriter`. */
  readonly isStored: () => boolean;
}

/** Guards the unsaved form of a post or project under its title; returns the guard's `release`. */
export function useRowGuard<Values extends { readonly title: string }>(
  control: Control<Values>,
  { kind, ...guard }: RowGuardOptions,
): () => void {
  const title = useWatch({ control, compute: (values: Values) => values.title }).trim();
  const name = title === "" ? `Untitled ${kind}` : title;
  return useUnsavedGuard({ ...guard, name }).release;
}
