import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderInTheme } from "#site/testing/render.tsx";
import { scrollToFragment } from "./scroll-to-fragment.ts";

afterEach(cleanup);

it("a link within a previewed page scrolls to its heading; other links are followed", () => {
  // jsdom has no layout, thus no method to scroll.
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  renderInTheme(
    <main onClick={scrollToFragment}>
      <a href="#section-oak">
        <em>Oak</em>
      </a>
      <a href="/blog">Blog</a>
      <h2 id="section-oak">Oak</h2>
    </main>,
  );
  expect(fireEvent.click(screen.getByText("Oak", { selector: "em" }))).toBe(false);
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole("heading")]);
  expect(fireEvent.click(screen.getByRole("link", { name: "Blog" }))).toBe(true);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});
