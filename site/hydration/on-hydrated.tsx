import { useEffect } from "react";
import type { ReactNode } from "react";

interface OnHydratedProps {
  readonly then: () => void;
  readonly children: ReactNode;
}

/** Calls `then` in an effect after its children are hydrated and committed. */
export function OnHydrated({ then, children }: OnHydratedProps) {
  useEffect(then, [then]);
  return children;
}
