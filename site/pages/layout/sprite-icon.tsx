import type { ServiceId } from "#site/content/services.ts";
import type { SocialNetwork } from "#site/content/studio.ts";
import marks from "./icons.svg";

interface SpriteIconProps {
  readonly of: ServiceId | SocialNetwork | "arrow";
  readonly size: number;
}

/** A line icon in the text's colour, from the SVG sprite that all pages share. */
export function SpriteIcon({ of, size }: SpriteIconProps) {
  return (
    <svg width={size} height={size} aria-hidden>
      <use href={`${marks}#${of}`} />
    </svg>
  );
}
