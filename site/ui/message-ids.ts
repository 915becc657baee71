import { useId } from "react";

/**
 * Ids of a field's help and error, for `Field.Root`. Both have the same one, since only one of them is shown:
 * Chakra names the error in aria-errormessage alone, which screen readers ignore, and the help in
 * aria-describedby.
 */
export function useMessageIds(fieldId?: string) {
  const ownId = useId();
  const id = `${fieldId ?? ownId}-message`;
  return { helperText: id, errorText: id };
}
