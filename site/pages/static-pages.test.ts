import { ChakraProvider } from "@chakra-ui/react";
import { createElement as h } from "react";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { createQueryClient } from "#site/config/query-client.ts";
import { system } from "#site/ui/theme/system.ts";
import { AboutPage } from "./about/about-page.tsx";
import { HomePage } from "./home/home-page.tsx";
import { PrivacyPolicyPage } from "./legal/privacy-policy-page.tsx";
import { TermsPage } from "./legal/terms-page.tsx";
import { NotFoundPage } from "./not-found/not-found-page.tsx";
import { ServicesPage } from "./services/services-page.tsx";
import { Footer } from "./shell/footer.tsx";
import { NavigationBar } from "./shell/navigation-bar.tsx";
import { PublicApp } from "./shell/public-app.tsx";
import { siteFactsQuery } from "./shell/site-facts-query.ts";

const pages: readonly (readonly [name: string, Page: ComponentType, heading: string])[] = [
  ["Home", HomePage, "Transform Your Living Spaces"],
  ["About", AboutPage, "since 2010"],
  ["Services", ServicesPage, "Everything a room needs"],
  ["Privacy Policy", PrivacyPolicyPage, "Privacy Policy"],
  ["Terms", TermsPage, "Terms and Conditions"],
  ["Not found", NotFoundPage, "Oops! Page not found"],
];

it.each(pages)("%s renders on a server, without a window", (_name, Page, heading) => {
  expect(typeof window).toBe("undefined");
  const html = renderToString(
    h(ChakraProvider, {
      value: system,
      children: h(StaticRouter, { location: "/about" }, h(NavigationBar), h(Page), h(Footer)),
    }),
  );
  const headlines = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text);
  expect(headlines).toHaveLength(1);
  expect(headlines[0]).toContain(heading);
});

it("a page states what owners changed: in its claims, its links and to machines", () => {
  const client = createPublicClient({ url: "http://127.0.0.1:9", publishableKey: "key" });
  const queryClient = createQueryClient();
  const stored = { phone: "+48 22 111 22 33", awards: "31+", city: "Gdańsk" };
  queryClient.setQueryData(siteFactsQuery(client).queryKey, stored);
  const html = renderToString(
    h(PublicApp, {
      client,
      queryClient,
      siteOrigin: "https://studio.test",
      children: h(StaticRouter, { location: "/" }, h(NavigationBar), h(HomePage), h(Footer)),
    }),
  );
  expect(html.match(/href="tel:\+48221112233"/g)).toHaveLength(3);
  expect(html).toContain("31+ Awards");
  expect(html).toContain('"telephone":"+48 22 111 22 33"');
  expect(html).toContain('"addressLocality":"Gdańsk"');
  expect(html).not.toContain("+48 12 555");
});
