import { useSyncExternalStore } from "react";

/** False in prerendered HTML and during hydration, true afterwards: for content that needs script. */
export function useHydrated(): boolean {
  return useOnceHydrated(true, false);
}

/**
 * `before` in prerendered HTML and during hydration, `value` afterwards. The component renders a second time only if
 * the two differ, unlike with a condition on `useHydrated`.
 */
export function useOnceHydrated<Value extends string | number | boolean>(
  value: Value,
  before: Value,
): Value {
  return useSyncExternalStore(
    neverChanges,
    () => value,
    () => before,
  );
}

function neverChanges() {
  return () => undefined;
}
