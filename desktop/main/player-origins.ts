/** Origins of the video players in previews, as in the site's content security policy. */
const PLAYER_ORIGINS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** Sources for `frame-src`. */
export const playerSources = PLAYER_ORIGINS.join(" ");

/** Whether a frame may show this address: a player, or the link that loads it (`srcdoc`). */
export function isPlayerFrame(address: string): boolean {
  if (address === "about:srcdoc") return true;
  return URL.canParse(address) && PLAYER_ORIGINS.includes(new URL(address).origin);
}
