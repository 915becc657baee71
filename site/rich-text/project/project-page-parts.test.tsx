import { expect, it } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { CreditList, MaterialList } from "./project-page-parts.tsx";

const FILES = "https://x.test/storage/v1/object/public/project-images";

/** The style rules of an element, those of dense screens last. */
function rulesOf(element: Element | null): string {
  const own = `.${element?.className ?? "no element"}`;
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .filter((rule) => rule.includes(own))
    .join("\n");
}

it.each([
  [160, 300],
  [300, 160],
])("SU30 draws a swatch of %i by %i pixels no larger than its pixels", (width, height) => {
  const swatch = `${FILES}/1763000000000-aaaaaaaaaaaaw${String(width)}h${String(height)}.webp`;
  const { container } = renderInTheme(
    <MaterialList materials={[{ name: "Oak", swatch, note: "" }]} />,
  );
  const rules = rulesOf(container.querySelector("img"));
  expect(rules).toContain("max-width: min(100%, 160px)");
  expect(rules).toMatch(/min-resolution: 1\.5dppx[^@]*max-width: min\(100%, 80px\)/);
});

it("links of credits lead to the site from outside of it", () => {
  const { container } = renderInTheme(
    <CreditList
      credits={[
        { role: "Joinery", name: "Bo", link: "/blog/reeds" },
        { role: "Stone", name: "Cy", link: "https://cy.test/" },
      ]}
      origin="https://studio.example"
    />,
  );
  const links = Array.from(container.querySelectorAll("a"), ({ href }) => href);
  expect(links).toEqual(["https://studio.example/blog/reeds", "https://cy.test/"]);
});
