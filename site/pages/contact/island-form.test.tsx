import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { PublicBackendProvider } from "../layout/public-backend.tsx";
import { CONTACT_DRAFT_KEY } from "./contact-draft.ts";
import { IslandForm } from "./island-form.tsx";

const client = createPublicClient({ url: "http://127.0.0.1:9", publishableKey: "key" });
const island = (
  <PublicBackendProvider value={client}>
    <IslandForm replyWithinHours="24" bookingUrl="" />
  </PublicBackendProvider>
);
afterEach(cleanup);

it("a stored draft fills in texts and choices", () => {
  const stored = { name: "Anna", phone: "12", timeline: "asap", startedAt: 1 };
  window.sessionStorage.setItem(CONTACT_DRAFT_KEY, JSON.stringify(stored));
  render(island);
  const valueOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(valueOf(/^Full name/i)).toBe("Anna");
  expect(valueOf("Phone")).toBe("12");
  expect(valueOf("Timeline")).toBe("asap");
  window.sessionStorage.removeItem(CONTACT_DRAFT_KEY);
});
