import type { ReactNode } from "react";
import { useIsSignedOut } from "./session-store.ts";

/** Rows beside a form: they leave the page when the session ends, although the form stays mounted for its
 * unsaved text. */
export function PrivateRows({ children }: { readonly children: ReactNode }) {
  return useIsSignedOut() ? null : children;
}
