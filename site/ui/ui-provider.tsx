import "@fontsource-variable/fraunces/opsz.css";
import "@fontsource-variable/instrument-sans";
import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { system } from "./theme/system.ts";
import { Toaster } from "./toaster.tsx";

/** Theme, fonts and the place where toasts appear; roots wrap everything in it. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      {children}
      <Toaster />
    </ChakraProvider>
  );
}
