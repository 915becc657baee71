import { chakra } from "@chakra-ui/react";

/** Path of a star, starting at its top point. */
const star = "l2.1 4.3 4.7.6-3.5 3.3.9 4.7-4.2-2.3-4.2 2.3.9-4.7-3.5-3.3 4.7-.6z";

/** Five full stars in one SVG: 16 units each, with gaps of 3. */
export function Stars({ label }: { readonly label: string }) {
  return (
    <svg role="img" aria-label={label} width="92" height="16">
      <chakra.path
        fill="clay.solid"
        d={Array.from({ length: 5 }, (_, index) => `M${8 + 19 * index} 1.2${star}`).join("")}
      />
    </svg>
  );
}
