import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { BrowserRouter, Link } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { createQueryClient } from "#site/config/query-client.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { storeDraftOnPageHide } from "#site/hydration/draft-storage.ts";
import { PublicApp } from "../layout/public-app.tsx";
import { PublicBackendProvider } from "../layout/public-backend.tsx";
import { CONTACT_DRAFT_KEY } from "./contact-draft.ts";
import { ContactPage } from "./contact-page.tsx";
import { IslandForm } from "./island-form.tsx";

storeDraftOnPageHide(CONTACT_DRAFT_KEY);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  vi.restoreAllMocks();
});

const TITLES: Readonly<Record<string, string>> = { "eq.loft": "The loft", "eq.villa": "The villa" };

/** A backend that knows two projects, "loft" and "villa", and fails for "broken". */
function backend() {
  const requested: string[] = [];
  const fetch = (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.pathname.endsWith("/published_projects")) return Promise.resolve(Response.json([]));
    const slug = url.searchParams.get("slug") ?? "";
    requested.push(slug);
    if (slug === "eq.broken") return Promise.reject(new TypeError("offline"));
    const title = TITLES[slug];
    return Promise.resolve(Response.json(title === undefined ? [] : [{ title }]));
  };
  const client = createPublicClient({ url: "http://backend.test", publishableKey: "key", fetch });
  return { client, requested };
}

/** Opens the form at an address. */
function open(address: string) {
  const { client, requested } = backend();
  window.history.replaceState(null, "", address);
  renderInTheme(
    <PublicBackendProvider value={client}>
      <IslandForm replyWithinHours="24" bookingUrl="" />
    </PublicBackendProvider>,
  );
  return { requested, subject: subjectField() };
}

/** Leaves the page and opens an address: by default the same one, as a reload does. */
function leaveAndOpen(address = window.location.href) {
  window.dispatchEvent(new Event("pagehide"));
  cleanup();
  return open(address);
}

const subjectField = () => screen.getByLabelText<HTMLInputElement>(/^Subject/i);
const more = () => subjectField().closest("details");
const line = () => document.querySelector<HTMLElement>("[data-named-project]");
const removeButton = () => screen.getByRole("button", { name: /^Remove .* from this inquiry$/ });

it("SU28 the form names the project that the visitor comes from", async () => {
  const { subject } = open("/contact?project=loft");
  expect(line()?.hidden).toBe(false);
  await waitFor(() => {
    expect(subject.value).toBe("A project like The loft");
  });
  expect(line()?.hidden).toBe(false);
});

it("SU28 a named project leaves the optional fields closed, so that the button stays near", async () => {
  open("/contact?project=loft");
  await screen.findByRole("link", { name: "The loft" });
  expect(more()?.open).toBe(false);
});

it("SU28 a subject that the visitor has written stays", async () => {
  const { requested, subject } = open("/contact?project=loft");
  fireEvent.change(subject, { target: { value: "Our attic" } });
  await waitFor(() => {
    expect(requested).toEqual(["eq.loft"]);
  });
  await screen.findByText("About:");
  expect(subject.value).toBe("Our attic");
});

it("SU28 a line above the fields links to the project; removing it clears subject and URL", async () => {
  const { subject } = open("/contact?project=loft&utm_source=mail");
  const link = await screen.findByRole("link", { name: "The loft" });
  expect(link.getAttribute("href")).toBe("/portfolio/loft");
  expect(subject.value).toBe("A project like The loft");
  fireEvent.click(removeButton());
  expect(screen.queryByText("About:")).toBeNull();
  expect(line()?.hidden).toBe(true);
  expect(subject.value).toBe("");
  expect(window.location.search).toBe("?utm_source=mail");
});

it("SU28 removing the project focuses the text above the fields, which opens no keyboard", async () => {
  open("/contact?project=loft");
  await screen.findByText("About:");
  fireEvent.click(removeButton());
  expect(document.activeElement?.textContent).toBe("Only the fields marked * are required.");
});

it("SU28 a removed project does not come back after a reload", async () => {
  open("/contact?project=loft");
  await screen.findByText("About:");
  fireEvent.click(removeButton());
  leaveAndOpen();
  expect(subjectField().value).toBe("");
  expect(more()?.open).toBe(false);
  expect(line()?.hidden).toBe(true);
});

it("CT16 a draft whose fields are emptied again is removed", () => {
  const { subject } = open("/contact");
  fireEvent.change(subject, { target: { value: "Our attic" } });
  expect(sessionStorage.getItem(CONTACT_DRAFT_KEY)).toContain("Our attic");
  fireEvent.change(subject, { target: { value: "" } });
  expect(sessionStorage.getItem(CONTACT_DRAFT_KEY)).toBeNull();
});

it("SU28 removing the project leaves a changed subject", async () => {
  const { subject } = open("/contact?project=loft");
  await screen.findByText("About:");
  fireEvent.change(subject, { target: { value: "Our attic" } });
  fireEvent.click(removeButton());
  expect(subject.value).toBe("Our attic");
});

it("SU28 line and subject name the project of the URL, also after another one", async () => {
  open("/contact?project=villa");
  await screen.findByText("About:");
  fireEvent.change(screen.getByLabelText(/^Full Name/i), { target: { value: "Anna" } });
  expect(sessionStorage.getItem(CONTACT_DRAFT_KEY)).not.toContain("villa");
  const { subject } = leaveAndOpen("/contact?project=loft");
  await screen.findByRole("link", { name: "The loft" });
  expect(subject.value).toBe("A project like The loft");
  expect(screen.getByLabelText<HTMLInputElement>(/^Full Name/i).value).toBe("Anna");
  fireEvent.click(removeButton());
  expect(subject.value).toBe("");
});

it("SU28 an automatic subject that the browser restores is not stored as a draft", async () => {
  const { subject } = open("/contact?project=loft");
  fireEvent.change(subject, { target: { value: "A project like The loft" } });
  await screen.findByText("About:");
  expect(sessionStorage.getItem(CONTACT_DRAFT_KEY)).toBeNull();
});

it.each([
  ["an unknown project", "barn"],
  ["a failed request", "broken"],
])("SU28 %s leaves the subject empty and hides the line", async (_what, slug) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { requested, subject } = open(`/contact?project=${slug}`);
  expect(line()?.hidden).toBe(false);
  await waitFor(() => {
    expect(line()?.hidden).toBe(true);
  });
  expect(requested).toContain(`eq.${slug}`);
  expect(subject.value).toBe("");
});

it("SU28 without a project nothing is requested and the line is hidden", () => {
  expect(open("/contact").requested).toEqual([]);
  expect(line()?.hidden).toBe(true);
});

/** Opens the page as the router shows it, below a menu. */
function openPage(address: string) {
  window.history.replaceState(null, "", address);
  render(
    <PublicApp client={backend().client} queryClient={createQueryClient()} siteOrigin="">
      <BrowserRouter>
        <Link to="/contact">Menu</Link>
        <Link to="/contact?project=villa">Villa</Link>
        <ContactPage />
      </BrowserRouter>
    </PublicApp>,
  );
}

it("SU28 line and subject follow the router, and typed text stays", async () => {
  openPage("/contact?project=loft");
  await screen.findByText("About:");
  const message = screen.getByLabelText<HTMLInputElement>(/^Project description/i);
  fireEvent.change(message, { target: { value: "Two rooms" } });
  fireEvent.click(screen.getByRole("link", { name: "Villa" }));
  await screen.findByRole("link", { name: "The villa" });
  expect(subjectField().value).toBe("A project like The villa");
  fireEvent.click(screen.getByRole("link", { name: "Menu" }));
  await waitFor(() => {
    expect(line()?.hidden).toBe(true);
  });
  expect(subjectField().value).toBe("");
  expect(message.value).toBe("Two rooms");
});

it("SU28 removing the project in the router's page removes it from the URL", async () => {
  openPage("/contact?project=loft&utm_source=mail");
  await screen.findByText("About:");
  fireEvent.click(removeButton());
  await waitFor(() => {
    expect(line()?.hidden).toBe(true);
  });
  expect(window.location.search).toBe("?utm_source=mail");
  expect(subjectField().value).toBe("");
});
