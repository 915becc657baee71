import { expect, it } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { MetaLine } from "./meta-line.tsx";

it("leaves out a missing part", () => {
  const { container } = renderInTheme(<MetaLine parts={[null, <time key="time">17:46</time>]} />);
  const parts = [...container.querySelectorAll("[data-part]")];
  expect(parts.map(({ textContent }) => textContent)).toEqual(["17:46"]);
});

it("shows each part apart, also equal ones, and leaves out empty ones", () => {
  const { container } = renderInTheme(
    <MetaLine parts={["", "Łódź", "Łódź", "2026"]}>Draft</MetaLine>,
  );
  const parts = [...container.querySelectorAll("[data-part]")];
  expect(parts.map(({ textContent }) => textContent)).toEqual(["Łódź", "Łódź", "2026"]);
  expect(container.textContent).toContain("Draft");
});
