import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { sendInquiry } from "#supabase/data/inquiries.ts";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { PublicBackendProvider } from "../layout/public-backend.tsx";
import { IslandForm } from "./island-form.tsx";

vi.mock("#supabase/data/inquiries.ts", () => ({ sendInquiry: vi.fn() }));
const client = createPublicClient({ url: "http://127.0.0.1:9", publishableKey: "key" });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

function fillIn({ replyWithinHours = "24", bookingUrl = "" } = {}) {
  renderInTheme(
    <PublicBackendProvider value={client}>
      <IslandForm replyWithinHours={replyWithinHours} bookingUrl={bookingUrl} />
    </PublicBackendProvider>,
  );
  for (const [label, value] of [
    [/^Full name/i, "Anna"],
    [/^Email/i, "anna@visitor.example"],
    [/^Project description/i, "Two rooms"],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

it.each(["24", "48"])("CT13 the success names the promised %s hours", async (hours) => {
  vi.mocked(sendInquiry).mockResolvedValue(undefined);
  fillIn({ replyWithinHours: hours });
  fireEvent.submit(screen.getByRole("form"));
  const text = `Thank you for your inquiry. We'll get back to you within ${hours} hours.`;
  expect(await screen.findByText(text)).toBeTruthy();
});

it("CT13 the confirmation has the booking link, with the host of the calendar", async () => {
  vi.mocked(sendInquiry).mockResolvedValue(undefined);
  const bookingUrl = "https://cal.example:8443/linden";
  fillIn({ bookingUrl });
  expect(screen.queryByRole("link", { name: /Book a time/ })).toBeNull();
  fireEvent.submit(screen.getByRole("form"));
  const link = await screen.findByRole("link", { name: "Book a time on cal.example:8443" });
  expect(link.getAttribute("href")).toBe(bookingUrl);
  expect(link.getAttribute("rel")).toBe("noopener");
});

it("CT13 the confirmation has no booking link without an address", async () => {
  vi.mocked(sendInquiry).mockResolvedValue(undefined);
  fillIn();
  fireEvent.submit(screen.getByRole("form"));
  expect(await screen.findByText("Your message is with us")).toBeTruthy();
  expect(screen.queryByText(/Prefer to pick a time/)).toBeNull();
});

it.each([
  ["its own words", new Error("The line is dead."), "The line is dead."],
  ["no words", new Error(""), "Please try again later."],
])("CT15 a failure with %s is shown", async (_what, failure, shownText) => {
  vi.mocked(sendInquiry).mockRejectedValue(failure);
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  fillIn();
  fireEvent.submit(screen.getByRole("form"));
  expect(await screen.findByText(shownText)).toBeTruthy();
  expect(screen.getAllByText("Failed to Send Message").length).toBeGreaterThan(0);
  expect(logged).toHaveBeenCalledWith("The inquiry was not sent.", failure);

  vi.mocked(sendInquiry).mockReturnValue(new Promise(() => undefined));
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(() => {
    expect(screen.queryByText("Failed to Send Message")).toBeNull();
  });
});
