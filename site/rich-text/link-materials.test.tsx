import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { findMaterial } from "#site/content/find-material.ts";
import { materialTerms } from "#site/content/material-terms.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { ArticleBody } from "./article-body.tsx";
import { firstMentions } from "./link-materials.ts";
import { MaterialList } from "./project/project-page-parts.tsx";

afterEach(cleanup);

const slugIn = (text: string) => findMaterial(text)?.material.slug;

describe("a material is named", () => {
  it.each([
    ["Vein-cut Travertine", "travertine"],
    ["BOUCLÉ and brass", "boucle"],
    ["two linens", "linen"],
    ["end-grain oak in the porch", "oak-end-grain"],
    ["walnut", "reeded-walnut"],
  ])("by %j", (text, slug) => {
    expect(slugIn(text)).toBe(slug);
  });

  it.each(["Brasserie", "travertines", "oak", "Malinen", ""])("not by %j", (text) => {
    expect(slugIn(text)).toBeUndefined();
  });
});

it("each text has the materials that no earlier one names; headings, links and images do not count", () => {
  const texts = ["## Brass\n\nLinen.", "[Brass](/a) ![terrazzo](/b)", "Linen on brass."];
  expect(firstMentions(texts, materialTerms).map((named) => named.map(({ slug }) => slug))).toEqual(
    [["linen"], [], ["brass"]],
  );
});

const linksOf = (source: string, origin = "") => {
  const { container } = renderInTheme(
    <ArticleBody source={source} origin={origin} materials={materialTerms} />,
  );
  return Array.from(container.querySelectorAll("a"), (link) => [
    link.textContent,
    link.getAttribute("href"),
    link.getAttribute("target"),
  ]);
};

describe("the text of a project", () => {
  it("links the first mention of each material in its own window, and leaves the author's links alone", () => {
    expect(
      linksOf(
        "# Travertine\n\nSee [our travertine](/blog/x).\n\nA *brass* tap on travertine, and brass again.",
      ),
    ).toEqual([
      ["our travertine", "/blog/x", "_blank"],
      ["brass", "/portfolio/material/brass", null],
      ["travertine", "/portfolio/material/travertine", null],
    ]);
  });

  it("has absolute links outside of the site", () => {
    expect(linksOf("Linen.", "https://studio.example")[0]?.[1]).toBe(
      "https://studio.example/portfolio/material/linen",
    );
  });

  it("keeps its words, with markup around them", () => {
    const { container } = renderInTheme(
      <ArticleBody source="**Reeded walnut**, oiled." materials={materialTerms} />,
    );
    expect(container.textContent).toBe("Reeded walnut, oiled.");
    expect(container.querySelector("strong a")?.textContent).toBe("Reeded walnut");
  });
});

it("the list of materials links those that have a page", () => {
  const { container } = renderInTheme(
    <MaterialList
      materials={[
        { name: "Honed marble", swatch: "", note: "" },
        { name: "Brushed brass", swatch: "", note: "" },
      ]}
    />,
  );
  const links = Array.from(container.querySelectorAll("a"), ({ pathname }) => pathname);
  expect(links).toEqual(["/portfolio/material/brass"]);
});
