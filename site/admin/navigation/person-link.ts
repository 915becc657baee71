/**
 * Navigation state of a link to the page of a person's data. The e-mail address is no part of the URL, which
 * ends up in logs of servers and in the browser's history.
 */
export function personState(email: string): { readonly person: string } {
  return { person: email };
}

/** The e-mail address in the navigation state, null if there is none. */
export function personIn(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("person" in state)) return null;
  return typeof state.person === "string" ? state.person : null;
}
