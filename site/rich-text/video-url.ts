import { PUBLIC_FILES } from "#supabase/data/public-files.ts";
import { imageUrl } from "#site/format/url-allowlist.ts";

export type BodyVideo =
  | { readonly kind: "file"; readonly address: string }
  | {
      readonly kind: "embed";
      readonly provider: "YouTube" | "Vimeo";
      /** URL as written, for a link. */
      readonly address: string;
      /** URL of the provider's player, which starts at once. */
      readonly player: string;
    };

/** Origins of the players. Content security policies allow frames from these only. */
export const PLAYER_ORIGINS = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
] as const;

const [YOUTUBE, VIMEO] = PLAYER_ORIGINS;
const YOUTUBE_HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
/** The second part is the key of an unlisted video. */
const VIMEO_PATH = /^\/(?:video\/)?(\d{1,12})(?:\/([\da-f]{1,32}))?\/?$/;
const VIDEO_FILE = /\.(?:mp4|webm)$/i;

/** The video at an address that is alone in a paragraph; null for any other text. */
export function videoOf(text: string): BodyVideo | null {
  const address = text.trim();
  if (!/^(?:https?:\/)?\/\S+$/i.test(address) || imageUrl(address) === null) return null;
  const url = new URL(address, "https://site.invalid");
  const player = youtubePlayer(url);
  if (player !== null) return { kind: "embed", provider: "YouTube", address, player };
  const vimeo = vimeoPlayer(url);
  if (vimeo !== null) return { kind: "embed", provider: "Vimeo", address, player: vimeo };
  return isVideoFile(url) ? { kind: "file", address } : null;
}

/** Plain http is for the storage of a development backend; pages cannot load it from elsewhere. */
function isVideoFile({ protocol, pathname }: URL): boolean {
  const isOwn = pathname.startsWith(PUBLIC_FILES);
  return VIDEO_FILE.test(pathname) && (protocol === "https:" || isOwn);
}

function youtubePlayer({ hostname, pathname, searchParams }: URL): string | null {
  const written =
    hostname === "youtu.be"
      ? pathname.slice(1)
      : YOUTUBE_HOST.test(hostname)
        ? (YOUTUBE_PATH.exec(pathname)?.[1] ?? (pathname === "/watch" && searchParams.get("v")))
        : null;
  const id = YOUTUBE_ID.exec(written || "")?.[0];
  return id === undefined ? null : `${YOUTUBE}/embed/${id}?autoplay=1`;
}

function vimeoPlayer({ hostname, pathname, searchParams }: URL): string | null {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return null;
  const [, id, inPath] = VIMEO_PATH.exec(pathname) ?? [];
  if (id === undefined) return null;
  const key = inPath ?? /^[\da-f]{1,32}$/.exec(searchParams.get("h") ?? "")?.[0];
  return `${VIMEO}/video/${id}?${key === undefined ? "" : `h=${key}&`}autoplay=1&dnt=1`;
}
