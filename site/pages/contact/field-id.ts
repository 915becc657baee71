import type { ContactValues } from "./contact-model.ts";

/** The id of a field's control. */
export function fieldId(name: keyof ContactValues): string {
  return `contact-${name}`;
}
