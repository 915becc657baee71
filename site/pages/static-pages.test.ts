import type { QueryClient } from "@tanstack/react-query";
import { createElement as h } from "react";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { createPublicClient } from "#supabase/data/public-client.ts";
import type { PostSummary } from "#supabase/data/public-posts.ts";
import { SETTINGS_KEY } from "#supabase/data/site-settings.ts";
import { createQueryClient } from "#site/config/query-client.ts";
import { team } from "#site/content/about.ts";
import { hero, portfolioSection } from "#site/content/home.ts";
import { AboutPage } from "./about/about-page.tsx";
import { ContactPage } from "./contact/contact-page.tsx";
import { latestQuery } from "./home/home-queries.ts";
import { HomePage } from "./home/home-page.tsx";
import { PrivacyPolicyPage } from "./legal/privacy-policy-page.tsx";
import { TermsPage } from "./legal/terms-page.tsx";
import { NotFoundPage } from "./not-found/not-found-page.tsx";
import { ServicesPage } from "./services/services-page.tsx";
import { Footer } from "./layout/footer.tsx";
import { NavigationBar } from "./layout/navigation-bar.tsx";
import { PublicApp } from "./layout/public-app.tsx";
import { siteSettingsQuery } from "./layout/site-settings-query.ts";

const pages: readonly (readonly [name: string, Page: ComponentType, heading: string])[] = [
  ["Home", HomePage, "Transform Your Living Spaces"],
  ["About", AboutPage, "since 2010"],
  ["Services", ServicesPage, "Everything a room needs"],
  ["Privacy Policy", PrivacyPolicyPage, "Privacy Policy"],
  ["Terms", TermsPage, "Terms and Conditions"],
  ["Not found", NotFoundPage, "Oops! Page not found"],
];

const client = createPublicClient({ url: "http://127.0.0.1:9", publishableKey: "key" });

it.each(pages)("%s renders without a window", (_name, Page, heading) => {
  expect(typeof window).toBe("undefined");
  const html = rendered(Page, createQueryClient());
  const headlines = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text);
  expect(headlines).toHaveLength(1);
  expect(headlines[0]).toContain(heading);
});

it("pages show changed site settings in texts, links and JSON-LD", () => {
  const changed = withSettings({ phone: "+48 22 111 22 33", awards: "31+", city: "Gdańsk" });
  const home = rendered(HomePage, changed);
  expect(home.match(/href="tel:\+48221112233"/g)).toHaveLength(3);
  expect(home).toContain("31+</span> Awards");
  const contact = rendered(ContactPage, changed);
  expect(contact).toContain('"telephone":"+48 22 111 22 33"');
  expect(contact).toContain('"addressLocality":"Gdańsk"');
  expect(home + contact).not.toContain("+48 12 555");
});

it.each(pages)("%s names the city of the site settings, also in its head", (_name, Page) => {
  const html = rendered(Page, withSettings({ city: "Gdańsk" }));
  expect(html).toContain("Gdańsk");
  // Where a project stands and a person studied does not move with the studio.
  const ofOthers: readonly string[] = [
    hero.caption,
    ...portfolioSection.projects.map(({ location }) => location),
    ...team.members.map(({ bio }) => bio),
  ];
  const named = [...html.matchAll(/[^<>"]*Kraków[^<>"]*/g)].map(([text]) => text);
  expect(named.filter((text) => !ofOthers.includes(text))).toEqual([]);
});

it("CT02 the drawn map is shown for the address it was drawn for, directions for every address", () => {
  const contactOf = (settings: Record<string, string>) =>
    rendered(ContactPage, withSettings(settings));
  const own = contactOf({});
  expect(own).toMatch(/<svg[^>]* role="img" aria-label="[^"]*ul. Lipowa 214, Kraków/);
  expect(own).toContain("destination=ul.%20Lipowa%20214%2C%2030-702%20Krak%C3%B3w%2C%20Poland");
  const moved = contactOf({ street: "ul. Nowa 1", city: "Gdańsk" });
  expect(moved).not.toContain('role="img"');
  expect(moved).toContain("destination=ul.%20Nowa%201%2C%2030-702%20Gda%C5%84sk%2C%20Poland");
});

it("CT02 the contact page has the booking link of the site settings, and none without it", () => {
  const html = rendered(ContactPage, withSettings({ bookingUrl: "https://cal.example/linden" }));
  expect(html).toContain("Prefer to pick a time?");
  expect(html).toMatch(/<a (?=[^>]*href="https:\/\/cal\.example\/linden")(?=[^>]*rel="noopener")/);
  expect(html).toContain("on cal.example");
  expect(html).toContain('data-booking-url="https://cal.example/linden"');
  expect(rendered(ContactPage, withSettings({}))).not.toMatch(/Prefer to pick|booking-url/);
});

it("the home page shows the newest rows if the site settings say so", () => {
  const latest = { posts: [newPost], projects: [] };
  const own = withSettings({});
  own.setQueryData(latestQuery(client).queryKey, latest);
  expect(rendered(HomePage, own)).not.toContain("Curtains in March");
  const wished = withSettings({ homeShows: "latest" });
  wished.setQueryData(latestQuery(client).queryKey, latest);
  const html = rendered(HomePage, wished);
  expect(html).toContain("Curtains in March");
  expect(html).toContain('href="/blog/curtains"');
  expect(html).toContain("Modern Luxury Villa");
});

it("the legal pages show the fixed date of the site settings", () => {
  const html = rendered(TermsPage, withSettings({ legalDay: "2025-03-09" }));
  expect(html).toContain('<time dateTime="2025-03-09">March 9, 2025</time>');
});

function withSettings(settings: Readonly<Record<string, string>>): QueryClient {
  const queryClient = createQueryClient();
  queryClient.setQueryData(siteSettingsQuery(client).queryKey, { [SETTINGS_KEY]: settings });
  return queryClient;
}

function rendered(Page: ComponentType, queryClient: QueryClient): string {
  const children = h(StaticRouter, { location: "/" }, h(NavigationBar), h(Page), h(Footer));
  return renderToString(
    h(PublicApp, { client, queryClient, siteOrigin: "https://studio.test", children }),
  );
}

const newPost: PostSummary = {
  id: "1",
  title: "Curtains in March",
  slug: "curtains",
  excerpt: "",
  featuredImageUrl: null,
  category: null,
  author: "Anna",
  postType: "blog",
  tags: [],
  readTime: 1,
  publishedAt: "2025-03-09T10:00:00Z",
  createdAt: "2025-03-09T10:00:00Z",
};
