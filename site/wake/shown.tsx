import { useEffect } from "react";
import type { ReactNode } from "react";

interface ShownProps {
  readonly then: () => void;
  readonly children: ReactNode;
}

/** Says when React has taken over what the visitor sees. */
export function Shown({ then, children }: ShownProps) {
  useEffect(then, [then]);
  return children;
}
