import { useMediaQuery } from "./use-media-query.ts";

/** Whether the device is mainly operated with fingers. */
export function useCoarsePointer(): boolean {
  return useMediaQuery("(pointer: coarse)");
}
