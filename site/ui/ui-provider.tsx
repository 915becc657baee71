import "./fonts.css";
import "./fonts-italic.css";
import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { system } from "./theme/system.ts";
import { Toaster } from "./toaster.tsx";

/** Theme, fonts and toaster of the dashboard. Wraps each of its roots. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      {children}
      <Toaster />
    </ChakraProvider>
  );
}
