import "./fonts.css";
import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { system } from "./theme/system.ts";
import { Toaster } from "./toaster.tsx";

/** Theme, fonts and the place where toasts appear, for the dashboard; its roots wrap everything in it. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      {children}
      <Toaster />
    </ChakraProvider>
  );
}
