import { expect, it } from "vitest";
import { suggestPage } from "./suggest-page.ts";

const pages = [
  { label: "Home", to: "/" },
  { label: "Portfolio", to: "/portfolio" },
  { label: "Services", to: "/services" },
  { label: "Blog", to: "/blog" },
  { label: "About", to: "/about" },
  { label: "Contact", to: "/contact" },
];

it.each([
  ["/portfolio/villa", "Portfolio"],
  ["/portfollio", "Portfolio"],
  ["/service", "Services"],
  ["/services/ai-agent-development", "Services"],
  ["/blogs", "Blog"],
  ["/Contact-us/contcat", "Contact"],
  ["/abuot", "About"],
])("suggests for %s the page %s", (requested, label) => {
  expect(suggestPage(requested, pages)?.label).toBe(label);
});

it.each(["/tools", "/case-studies", "/", "//", "/%F0%9F%8E%89", "/wp-login.php"])(
  "suggests nothing for %s",
  (requested) => {
    expect(suggestPage(requested, pages)).toBeNull();
  },
);

it("handles a very long path", () => {
  expect(suggestPage(`/${"x".repeat(8000)}`, pages)).toBeNull();
});
