import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { baseConfig } from "./base-config.ts";
import { publicButton } from "./public-button.ts";
import { publicReset } from "./public-reset.ts";
import { lightTokens } from "./semantic-tokens.ts";
import { studioConfig } from "./studio-config.ts";

/** The look of the public site. */
export const publicSystem = createSystem(
  defaultBaseConfig,
  baseConfig,
  { preflight: true, globalCss: publicReset, theme: { recipes: { button: publicButton } } },
  studioConfig,
  {
    theme: {
      semanticTokens: lightTokens,
      keyframes: { "reading-progress": { from: { transform: "scaleX(0)" } } },
    },
  },
);
