import { INK, PAPER } from "#site/ui/theme/palette.ts";
import type { BodyVideo } from "./video-url.ts";

type Embed = Extract<BodyVideo, { kind: "embed" }>;

/** A video file with the browser's controls, or the player of YouTube or Vimeo, which loads on click. */
export function Player({ video }: { readonly video: BodyVideo }) {
  if (video.kind === "embed") return <EmbeddedPlayer video={video} />;
  const { address } = video;
  return (
    <figure data-player="">
      <video
        // Safari shows no first frame without a time.
        src={address.includes("#") ? address : `${address}#t=0.1`}
        controls
        preload="metadata"
        playsInline
        aria-label="Video"
      />
    </figure>
  );
}

/**
 * A frame whose own document is a link to the provider's player: a click loads the player in the frame, and
 * before it nothing is requested from the provider. Works without script.
 */
function EmbeddedPlayer({ video }: { readonly video: Embed }) {
  const { provider, address } = video;
  return (
    <figure data-player="">
      <iframe
        title={`Video on ${provider}`}
        srcDoc={playDocument(video)}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      />
      <figcaption>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {`Watch on ${provider}`}
        </a>
      </figcaption>
    </figure>
  );
}

/** The document in the frame has none of the page's custom properties. */
const PLAY_STYLE = `
html,body{height:100%;margin:0}
a{box-sizing:border-box;height:100%;display:grid;place-content:center;justify-items:center;gap:.75rem;padding:1rem;background:${INK};color:${PAPER};font:1rem/1.4 "Instrument Sans",Arial,sans-serif;text-align:center;text-decoration:none}
a:focus-visible{outline:2px solid #e0a78f;outline-offset:-6px}
svg{width:4rem;height:4rem;fill:none;stroke:currentColor}
a:hover path{fill:currentColor}
small{font-size:.875rem;color:#bdb2a5}`.replaceAll("\n", "");

/** The document before the click. It contains nothing that an author writes, save the checked video id. */
function playDocument({ provider, player }: Embed): string {
  return [
    `<!doctype html><html lang="en"><head><title>Video on ${provider}</title>`,
    `<style>${PLAY_STYLE}</style></head>`,
    `<body><a href="${player.replaceAll("&", "&amp;")}">`,
    '<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="31"/><path d="M26 21l18 11-18 11z"/></svg>',
    `Play video<small>Loads from ${provider}, which may store cookies</small></a></body></html>`,
  ].join("");
}
