import { chakra } from "@chakra-ui/react";

const star =
  "M8 1.2l2.06 4.3 4.74.62-3.47 3.27.87 4.69L8 11.8l-4.2 2.28.87-4.69L1.2 6.12l4.74-.62z";

/** Five full stars as one picture: 5 × 16 units and the gaps between them. */
export function Stars({ label }: { readonly label: string }) {
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox="0 0 92 16"
      width="5.75rem"
      height="1rem"
      fill="clay.solid"
      flexShrink="0"
    >
      {[0, 19, 38, 57, 76].map((offset) => (
        <path key={offset} d={star} transform={`translate(${String(offset)} 0)`} />
      ))}
    </chakra.svg>
  );
}
