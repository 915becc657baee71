import { chakra } from "@chakra-ui/react";

/** From its topmost point round to there again. */
const star = "l2.06 4.3 4.74.62-3.47 3.27.87 4.69-4.2-2.28-4.2 2.28.87-4.69-3.47-3.27 4.74-.62z";

/** Five full stars as one picture: 5 × 16 units and the gaps between them. */
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
