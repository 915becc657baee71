import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInDashboard } from "#site/testing/render-in-dashboard.tsx";
import { CounterCard } from "./counter-card.tsx";

const posts = { label: "Total Blog Posts", tab: "blog-posts" } as const;

it("SU13 a counter separates thousands like the lists do", () => {
  renderInDashboard(<CounterCard {...posts} count={1020} isUnknown={false} />);
  expect(screen.getByRole("link").textContent).toBe("Total Blog Posts1,020");
});

it("60 a counter that could not be loaded does not look as if it was loading", () => {
  renderInDashboard(<CounterCard {...posts} count={undefined} isUnknown />);
  expect(screen.getByRole("link").textContent).toBe("Total Blog Posts–");
});
