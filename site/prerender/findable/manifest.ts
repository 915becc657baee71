import { studio } from "#site/content/studio.ts";

/** What a phone needs to keep the site on its home screen. Icons are drawn by `npm run images`. */
export function webManifest(): string {
  const manifest = {
    name: studio.name,
    short_name: studio.name,
    start_url: "/",
    display: "browser",
    background_color: "#FAF7F2",
    theme_color: "#FAF7F2",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
