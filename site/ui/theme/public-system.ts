import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { baseConfigs } from "./base-config.ts";
import { studioConfig } from "./studio-config.ts";

/** The look of the public site. */
export const publicSystem = createSystem(defaultBaseConfig, ...baseConfigs, studioConfig, {
  theme: { keyframes: { "reading-progress": { from: { transform: "scaleX(0)" } } } },
});
