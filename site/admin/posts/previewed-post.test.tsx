import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AdminEnvironmentProvider } from "#site/admin/context/admin-environment.tsx";
import { PlatformProvider } from "#site/admin/context/platform-context.tsx";
import { createBrowserPlatform } from "#site/platform/browser-platform.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { PreviewedPost } from "./previewed-post.tsx";

const { article } = vi.hoisted(() => ({ article: { broken: true } }));

vi.mock("#site/rich-text/article.tsx", () => ({
  Article: () => {
    if (article.broken) throw new Error("Maximum call stack size exceeded");
    return <p>The article</p>;
  },
}));

const post = {
  title: "Oak",
  featuredImageUrl: null,
  content: "",
  tags: [],
  author: "Anna",
  publishedAt: "2026-01-01T00:00:00Z",
  createdAt: "2026-01-01T00:00:00Z",
  readTime: 1,
  category: null,
  postType: "blog",
} as const;

it("a preview that fails to render shows a message without technical details, keeps the form mounted, and offers a retry", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  renderInTheme(
    <PlatformProvider value={createBrowserPlatform()}>
      <AdminEnvironmentProvider
        value={{
          publicSite: new URL(location.origin),
          demoAccount: null,
          EditablePage: () => null,
        }}
      >
        <label>
          Title
          <input />
        </label>
        <PreviewedPost post={post} />
      </AdminEnvironmentProvider>
    </PlatformProvider>,
  );
  expect(screen.getByRole("alert").textContent).toContain("The preview cannot be drawn.");
  expect(document.body.textContent).not.toContain("call stack");
  expect(screen.getByLabelText("Title")).toBeDefined();
  expect(logged).toHaveBeenCalledWith(
    expect.stringContaining("[render-error]"),
    expect.objectContaining({ message: "Maximum call stack size exceeded" }),
  );
  article.broken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("The article")).toBeDefined();
});
