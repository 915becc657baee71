import { ChakraProvider } from "@chakra-ui/react";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { publicSystem } from "#site/ui/theme/public-system.ts";
import { system } from "#site/ui/theme/system.ts";
import { ProjectArticle } from "./project-article.tsx";

const image = (url: string) => ({ url, alt: "", caption: "" });
const project = {
  title: "The loft",
  description: "Under the roof.",
  content: "## Oak\n\n- lime\n- light",
  featuredImageUrl: null,
  galleryImages: [image("/a.webp"), image("/b.webp")],
  location: "Gdynia",
  projectDate: "2024-05-01",
  areaSqft: 1850,
  projectType: null,
};

it("SU08 has the same elements and styles in the themes of site and dashboard", () => {
  const [onTheSite, inTheDashboard] = [publicSystem, system].map((theme) => {
    const article = <ProjectArticle project={project} contactLink={<a href="/contact">Ask</a>} />;
    const { container, unmount } = render(<ChakraProvider value={theme}>{article}</ChakraProvider>);
    const html = container.innerHTML;
    unmount();
    return html;
  });
  expect(onTheSite).toContain("1 of 2");
  expect(inTheDashboard).toBe(onTheSite);
});
