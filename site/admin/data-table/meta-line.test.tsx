import { expect, it } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { MetaLine } from "./meta-line.tsx";

it("shows each part apart, also equal ones, and leaves out empty ones", () => {
  const { container } = renderInTheme(
    <MetaLine parts={["", "Łódź", "Łódź", "2026"]}>Draft</MetaLine>,
  );
  const parts = [...container.querySelectorAll("[data-part]")];
  expect(parts.map(({ textContent }) => textContent)).toEqual(["Łódź", "Łódź", "2026"]);
  expect(container.textContent).toContain("Draft");
});
