import { createSystem, defaultConfig } from "@chakra-ui/react";
import { studioConfig } from "./studio-config.ts";

/** The look of the dashboard: every component of Chakra. */
export const system = createSystem(defaultConfig, studioConfig);
