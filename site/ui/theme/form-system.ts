import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { formRecipes, foundation } from "./foundation.ts";
import { studioConfig } from "./studio-config.ts";

/** The look of a form that wakes up by itself, within a page of the public site. */
export const formSystem = createSystem(defaultBaseConfig, foundation, formRecipes, studioConfig);
