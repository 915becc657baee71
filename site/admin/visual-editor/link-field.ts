export const REFUSED_LINK =
  "A link begins with https://, mailto:, tel: or / for a page of this site.";

/** Ref of the first input of a panel: focuses it once it is mounted. */
export function focusAtEnd(input: HTMLInputElement | null) {
  if (input === null || document.activeElement === input) return;
  input.focus({ preventScroll: true });
}
