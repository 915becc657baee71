import { studio } from "#site/content/studio.ts";
import { PAPER } from "#site/ui/theme/palette.ts";

/** The web app manifest, for adding the site to a phone's home screen. `npm run images` makes its icons. */
export function webManifest(): string {
  const manifest = {
    name: studio.name,
    short_name: studio.name,
    start_url: "/",
    display: "browser",
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
