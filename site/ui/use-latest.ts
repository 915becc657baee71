import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** A ref to the value of the last render, for callbacks that outlive it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latestRef = useRef(value);
  useEffect(() => {
    latestRef.current = value;
  });
  return latestRef;
}
