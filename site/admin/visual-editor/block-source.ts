/** The markup of a block: `before` is empty except at the start of a body. */
export interface BlockSource {
  readonly before: string;
  readonly text: string;
  /** White space up to the next block. */
  readonly after: string;
}
