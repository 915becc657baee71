const LIST = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Items as part of a sentence: "Ann, Ben and Cleo"; '' without any. */
export function joinedList(items: readonly string[]): string {
  return LIST.format(items);
}
