import { chakra } from "@chakra-ui/react";

/** The text column of a home page card. */
export const CardText = chakra("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "start",
    gap: "3",
    overflowWrap: "anywhere",
  },
});

export const CardTitle = chakra("h3", { base: { maxWidth: "15.17em", unicodeBidi: "plaintext" } });

export const CardSummary = chakra("p", {
  base: { color: "fg.muted", maxWidth: "36rem", lineClamp: 4, unicodeBidi: "plaintext" },
});
