import { useId } from "react";

/**
 * Ids of a field's help and error for `Field.Root`. Both share one id, because only one of them is
 * rendered: Chakra references the error only by aria-errormessage, which screen readers ignore, and the
 * help by aria-describedby.
 */
export function useMessageIds() {
  const id = `${useId()}-message`;
  return { helperText: id, errorText: id };
}
