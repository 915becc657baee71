// The package has no types of its own.
declare module "subset-font" {
  export interface SubsetOptions {
    readonly targetFormat: "woff2";
    /** A number pins an axis, a span limits it. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    /** Layout features to keep; all when absent. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
  }
  // eslint-disable-next-line import-x/no-default-export -- so does the package
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
