import type { SocialNetwork } from "#site/content/studio.ts";

/** Thin-line marks in the hand of the other icons, whose set has no brands. 24 × 24 units. */
const strokes: Readonly<Record<SocialNetwork, string>> = {
  Instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM17 6.9v.2",
  Pinterest:
    "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM9.4 20.6l2.4-10.6M9 13.4c-1.7-2.9.1-6 3.2-6c2.4 0 4.1 1.7 4.1 4c0 2.6-1.5 4.6-3.5 4.6c-1.1 0-1.9-.5-2.3-1.3",
  LinkedIn: "M4 9.5V20M4 4.9v.2M9 20V9.5M9 14a4.3 4.5 0 0 1 8.6 0V20",
  Facebook: "M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V21M6.5 12h9",
};

export function SocialIcon({ network }: { readonly network: SocialNetwork }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={strokes[network]} />
    </svg>
  );
}
