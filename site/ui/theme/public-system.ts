import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { baseConfig } from "./base-config.ts";
import { studioConfig } from "./studio-config.ts";

/** The look of the public site. */
export const publicSystem = createSystem(defaultBaseConfig, baseConfig, studioConfig, {
  theme: { keyframes: { "reading-progress": { from: { transform: "scaleX(0)" } } } },
});
