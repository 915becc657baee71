// The package has no types of its own.
declare module "subset-font" {
  export interface SubsetOptions {
    readonly targetFormat: "sfnt" | "woff2";
    /** A number pins an axis, a span limits it. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    /** Layout features to keep; all when absent. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    /** Goes with no text. */
    readonly keepAllGlyphs?: boolean;
  }
  // eslint-disable-next-line import-x/no-default-export -- so does the package
  export default function subsetFont(
    font: Buffer,
    text: string | null,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
