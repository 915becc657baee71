import { ChakraProvider } from "@chakra-ui/react";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { system } from "#site/ui/theme/system.ts";

/** Renders an element in the studio's theme. */
export function renderInTheme(piece: ReactNode) {
  return render(<ChakraProvider value={system}>{piece}</ChakraProvider>);
}
