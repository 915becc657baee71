import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ExtendedFonts } from "./extended-fonts.tsx";

const faces = () => document.querySelectorAll('style[data-href="extended-fonts"]');

it("adds no faces before a letter needs them, and then once", async () => {
  const page = (title: string) => (
    <>
      <ExtendedFonts />
      <h1>{title}</h1>
    </>
  );
  const { rerender } = render(page("Bouclé in Łódź"));
  await screen.findByText("Bouclé in Łódź");
  expect(faces()).toHaveLength(0);
  rerender(page("A flat in Plzeň"));
  await expect.poll(() => faces().length).toBe(1);
  rerender(page("A house in Győr"));
  await screen.findByText("A house in Győr");
  expect(faces()).toHaveLength(1);
});
