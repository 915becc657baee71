import "./fonts.css";
import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { publicSystem } from "./theme/public-system.ts";

/** Theme and fonts of the public pages. Toasts come with the page that has any. */
export function PublicUi({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={publicSystem}>{children}</ChakraProvider>;
}
