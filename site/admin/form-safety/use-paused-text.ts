import { useDebouncedValue } from "#site/ui/use-debounced-value.ts";

/** Parsing a text waits for such a pause in typing, because it takes longer than a frame in a long text. */
export const TEXT_PAUSE_MS = 500;

/** The text as it was at the last pause in typing. */
export function usePausedText(text: string): string {
  return useDebouncedValue(text, TEXT_PAUSE_MS);
}
