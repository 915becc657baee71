import { useCallback, useRef } from "react";
import { optionalFields } from "./contact-model.ts";

/** The name of the files, which are no field of the form. */
export const ATTACHMENTS = "attachments";

/** Shows the optional fields if one of the named fields is among them. */
export type ShowFor = (names: readonly string[]) => void;

/**
 * The `<details>` of the optional fields. React never sets its `open`, so that it stays as the visitor left
 * it when the prerendered form is hydrated.
 */
export function useMoreFields() {
  const ref = useRef<HTMLDetailsElement>(null);
  const showFor: ShowFor = useCallback((names) => {
    const isHidden = [...optionalFields, ATTACHMENTS].some((name) => names.includes(name));
    if (isHidden && ref.current !== null) ref.current.open = true;
  }, []);
  return { ref, showFor };
}
