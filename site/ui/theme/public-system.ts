import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import type { SystemContext } from "@chakra-ui/react";
import { baseConfig } from "./base-config.ts";
import { publicButton } from "./public-button.ts";
import { publicReset } from "./public-reset.ts";
import { studioConfig } from "./studio-config.ts";

const system = createSystem(
  defaultBaseConfig,
  baseConfig,
  { globalCss: publicReset, theme: { recipes: { button: publicButton } } },
  studioConfig,
  { theme: { keyframes: { "reading-progress": { from: { transform: "scaleX(0)" } } } } },
);

/** Chakra system of the public site, without Chakra's reset: Emotion does not close its empty layer. */
export const publicSystem: SystemContext = {
  ...system,
  _global: [system.getGlobalCss(), system.getTokenCss()],
};
