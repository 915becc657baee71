import { ChakraProvider, Text } from "@chakra-ui/react";
import type { SystemContext } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { ContactStates } from "../pages/contact/contact-states.tsx";
import { PublicBackendProvider } from "../pages/shell/public-backend.tsx";
import { settledSystem } from "../ui/settled/settled-styles.ts";
import type { SettledStyles } from "../ui/settled/settled-styles.ts";
import { publicSystem } from "../ui/theme/public-system.ts";
import { settleStyles } from "./settle-styles.ts";

const client = createPublicClient({ url: "http://127.0.0.1:9", publishableKey: "key" });
const form = (
  <PublicBackendProvider value={client}>
    <ContactStates />
  </PublicBackendProvider>
);

function htmlOf(part: ReactNode, system: SystemContext) {
  return renderToStaticMarkup(<ChakraProvider value={system}>{part}</ChakraProvider>);
}

/** As the build hands it over. */
function settle(part: ReactNode) {
  const settling = settleStyles(publicSystem);
  htmlOf(part, settling.system);
  return JSON.parse(JSON.stringify({ ...settling.settled(), css: "" })) as SettledStyles;
}

it("a part that knows only its settled styles looks as with all of the theme", () => {
  const missed = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const html = htmlOf(form, settledSystem(settle(form)));
  expect(html).toBe(htmlOf(form, publicSystem));
  expect(html).toMatch(/<input[^>]* class="chakra-input css-/);
  expect(missed).not.toHaveBeenCalled();
});

it("a state that the build did not see is told, and shows without its styles", () => {
  const missed = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const html = htmlOf(<Text color="red">New</Text>, settledSystem(settle(form)));
  expect(html).toBe("<p>New</p>");
  expect(missed).toHaveBeenCalledWith(expect.stringContaining('{"color":"red"}'));
});
