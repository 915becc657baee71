import { useEffect } from "react";
import type { ReactNode } from "react";

interface ShownProps {
  readonly then: () => void;
  readonly children: ReactNode;
}

/** Calls `then` in an effect after its children are hydrated and committed. */
export function Shown({ then, children }: ShownProps) {
  useEffect(then, [then]);
  return children;
}
