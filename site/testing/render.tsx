import { ChakraProvider } from "@chakra-ui/react";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { system } from "#site/ui/theme/system.ts";

/** Renders a piece as every root does, in the theme of the house. */
export function renderInTheme(piece: ReactNode) {
  return render(<ChakraProvider value={system}>{piece}</ChakraProvider>);
}
