import { useCallback, useRef } from "react";
import { optionalFields } from "./contact-model.ts";

/** Name of the files, which are no field of the form: the column of an inquiry's attachments. */
export const FILES = "attachments";

/** Opens the optional fields if one of the named fields is among them. */
export type RevealFields = (names: readonly string[]) => void;

/**
 * The `<details>` of the optional fields. React never sets its `open`, so that it stays as the visitor left
 * it when the prerendered form is hydrated.
 */
export function useOptionalFields() {
  const ref = useRef<HTMLDetailsElement>(null);
  const revealFields: RevealFields = useCallback((names) => {
    const isHidden = [...optionalFields, FILES].some((name) => names.includes(name));
    if (isHidden && ref.current !== null) ref.current.open = true;
  }, []);
  return { ref, revealFields };
}
