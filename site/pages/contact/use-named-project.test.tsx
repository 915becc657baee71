import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { PublicBackendProvider } from "../layout/public-backend.tsx";
import { ContactForm } from "./contact-form.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  vi.restoreAllMocks();
});

/** Opens the form at an address; the backend knows one project, "loft". */
function open(address: string) {
  const requested: string[] = [];
  const fetch = (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : input);
    requested.push(url.searchParams.get("slug") ?? "");
    const rows = url.searchParams.get("slug") === "eq.loft" ? [{ title: "The loft" }] : [];
    return Promise.resolve(new Response(JSON.stringify(rows)));
  };
  window.history.replaceState(null, "", address);
  renderInTheme(
    <PublicBackendProvider
      value={createPublicClient({ url: "http://backend.test", publishableKey: "key", fetch })}
    >
      <ContactForm replyWithinHours="24" bookingUrl="" />
    </PublicBackendProvider>,
  );
  const subject = screen.getByLabelText<HTMLInputElement>(/^Subject/i);
  return { requested, subject };
}

it("SU28 the form names the project that the visitor comes from", async () => {
  const { subject } = open("/contact?project=loft");
  await waitFor(() => {
    expect(subject.value).toBe("A project like The loft");
  });
});

it("SU28 a subject that the visitor has written stays", async () => {
  const { requested, subject } = open("/contact?project=loft");
  fireEvent.change(subject, { target: { value: "Our attic" } });
  await waitFor(() => {
    expect(requested).toEqual(["eq.loft"]);
  });
  await Promise.resolve();
  expect(subject.value).toBe("Our attic");
});

it("SU28 a line above the fields links to the project; removing it clears subject and URL", async () => {
  const { subject } = open("/contact?project=loft&utm_source=mail");
  const link = await screen.findByRole("link", { name: "The loft" });
  expect(link.getAttribute("href")).toBe("/portfolio/loft");
  expect(subject.value).toBe("A project like The loft");
  fireEvent.click(screen.getByRole("button", { name: "Remove The loft from this inquiry" }));
  expect(screen.queryByText("About:")).toBeNull();
  expect(subject.value).toBe("");
  expect(window.location.search).toBe("?utm_source=mail");
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByLabelText(/^Full Name/i));
  });
});

it("SU28 removing the project leaves a changed subject", async () => {
  const { subject } = open("/contact?project=loft");
  await screen.findByText("About:");
  fireEvent.change(subject, { target: { value: "Our attic" } });
  fireEvent.click(screen.getByRole("button", { name: /^Remove The loft/ }));
  expect(subject.value).toBe("Our attic");
});

it("SU28 an unknown project, and none, leave the subject empty", async () => {
  const { requested, subject } = open("/contact?project=barn");
  await waitFor(() => {
    expect(requested).toEqual(["eq.barn"]);
  });
  expect(subject.value).toBe("");
  expect(screen.queryByText("About:")).toBeNull();
  cleanup();
  expect(open("/contact").requested).toEqual([]);
});
