export interface DerivedPicture {
  readonly key: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly color: string;
  readonly alt: string;
}

const head = `// Made by \`npm run images\` from site/images/site-crops.ts: change crops and texts there.

/** Files: \`/images/{name}-{width}.avif\` for every entry of \`widths\`, and \`.webp\` for the widest. */
export interface PictureAsset {
  readonly name: string;
  /** of the largest file, and so of the frame */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** mean colour, shown until the picture is there */
  readonly color: string;
  readonly alt: string;
}

`;

/** The source of `site/content/pictures.ts`, formatted as Prettier would. */
export function pictureManifest(pictures: readonly DerivedPicture[]): string {
  const entries = pictures.map(({ key, ...asset }) => {
    const fields = Object.entries(asset).map(
      ([field, value]) => `    ${field}: ${source(value)},\n`,
    );
    return `  ${key}: {\n${fields.join("")}  },\n`;
  });
  return `${head}export const pictures = {\n${entries.join("")}} as const satisfies Readonly<Record<string, PictureAsset>>;\n`;
}

function source(value: unknown): string {
  return Array.isArray(value) ? `[${value.join(", ")}]` : JSON.stringify(value);
}
