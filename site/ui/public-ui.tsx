import "./fonts-latin.css";
import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { publicSystem } from "./theme/public-system.ts";

/** Theme and fonts of the public pages; rare letters have theirs where a page has any. Toasts come with the page that has any. */
export function PublicUi({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={publicSystem}>{children}</ChakraProvider>;
}
