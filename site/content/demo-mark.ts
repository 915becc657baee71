/** The note beside a section whose entries are all invented. */
export const DEMO_NOTE = "Demo content";

/** Ends the text of an invented entry: "Design Museum (demo)". */
const MARK = /\s*\(demo\)$/i;

interface DemoMark {
  /** Every entry is marked, so that one note can say it for all of them. */
  readonly isDemo: boolean;
  /** An entry's text as it is shown: without its mark if the note says it, otherwise as stored. */
  readonly shown: (text: string) => string;
}

/**
 * How to show the marks of entries. Among entries of a studio's own each invented one keeps its mark, so that neither
 * kind is taken for the other.
 */
export function demoMark(entries: readonly string[]): DemoMark {
  const isDemo = entries.length > 0 && entries.every((text) => MARK.test(text));
  return { isDemo, shown: (text) => (isDemo ? text.replace(MARK, "") : text) };
}
