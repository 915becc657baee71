import "./fonts.css";
import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { publicSystem } from "./theme/public-system.ts";

/** Theme and fonts of the public pages. Pages with toasts render the toaster themselves. */
export function PublicUi({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={publicSystem}>{children}</ChakraProvider>;
}
