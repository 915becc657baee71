import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { PublicBackendProvider } from "../layout/public-backend.tsx";
import { FilesField } from "./files/files-field.tsx";
import { IslandForm } from "./island-form.tsx";

/** Stands for the parts of the form that an input does not concern. */
vi.mock("./files/files-field.tsx", () => ({ FilesField: vi.fn(() => null) }));
const client = createPublicClient({ url: "http://127.0.0.1:9", publishableKey: "key" });
const island = (
  <PublicBackendProvider value={client}>
    <IslandForm replyWithinHours="24" bookingUrl="" />
  </PublicBackendProvider>
);
const renders = () => vi.mocked(FilesField).mock.calls.length;

beforeEach(() => {
  vi.mocked(FilesField).mockClear();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it("hydration renders the optional fields once", async () => {
  const built = new DOMParser().parseFromString(renderToString(island), "text/html");
  document.body.replaceChildren(...built.body.childNodes);
  vi.mocked(FilesField).mockClear();
  await act(async () => {
    hydrateRoot(document.body, island);
    return Promise.resolve();
  });
  expect(screen.getByRole("button", { name: "Send Message" })).toBeTruthy();
  expect(renders()).toBe(1);
});

it("neither a refused submit nor a correction renders the optional fields again", async () => {
  render(island);
  const before = renders();
  fireEvent.submit(screen.getByRole("form"));
  expect(await screen.findAllByRole("alert")).toHaveLength(3);
  fireEvent.input(screen.getByLabelText(/^Full name/i), { target: { value: "Anna" } });
  await vi.waitFor(() => {
    expect(screen.getAllByRole("alert")).toHaveLength(2);
  });
  expect(renders()).toBe(before);
});
