interface FontFamily {
  readonly name: string;
  /** System fonts shown until the web font has loaded, in order of preference. */
  readonly fallbacks: readonly string[];
  readonly generic: string;
}

const SERIFS = { fallbacks: ["Georgia", "Noto Serif", "DejaVu Serif"], generic: "serif" } as const;

/**
 * Georgia and Arial come with Windows, macOS and iOS, Noto Serif and Roboto with Android, DejaVu with Linux.
 * `display` is the cut of the heading font for titles: finer and narrower, for large sizes only.
 */
export const fontFamilies = {
  display: { name: "Fraunces Display", ...SERIFS },
  heading: { name: "Fraunces", ...SERIFS },
  body: {
    name: "Instrument Sans",
    fallbacks: ["Arial", "Roboto", "DejaVu Sans"],
    generic: "sans-serif",
  },
} as const satisfies Readonly<Record<string, FontFamily>>;

/** The value of `font-family`; each fallback is the face of fonts.css that scales it to the web font. */
export function fontStack({ name, fallbacks, generic }: FontFamily): string {
  const scaled = fallbacks.map((fallback) => `${name} Fallback: ${fallback}`);
  return [...[name, ...scaled].map((family) => `"${family}"`), generic].join(", ");
}
