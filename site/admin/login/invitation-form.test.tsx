import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { StaffBackendProvider } from "#site/admin/context/staff-backend.tsx";
import { renderInTheme } from "#site/testing/render.tsx";
import { InvitationForm } from "./invitation-form.tsx";

/** Renders the form with the code of a link, and a backend that refuses it (supabase/tests/invitations.test.ts). */
function renderForm(status: number, message: string) {
  const client = createStaffClient({
    ...{ url: "https://project.example", publishableKey: "key" },
    fetch: () => Promise.resolve(Response.json({ code: "refused", message }, { status })),
  });
  renderInTheme(
    <QueryClientProvider client={new QueryClient()}>
      <StaffBackendProvider value={client}>
        <InvitationForm code="9F3A-41BC-7D20-E65B" onBack={() => undefined} />
      </StaffBackendProvider>
    </QueryClientProvider>,
  );
}

const fill = (label: RegExp, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const submit = () => {
  fireEvent.click(screen.getByText("Accept and sign in"));
};
/** The check of a password loads its list of common ones. */
const LONG = { timeout: 15_000 };

it.each([
  ["wrong, used or withdrawn", 403, "This code is wrong, was used already or has been withdrawn."],
  ["expired", 410, "This invitation has expired. Ask for a new one."],
  ["one of too many", 429, "Too many attempts with a code. Please try again in ten minutes."],
])(
  "SU22 a code that is %s is refused with a sentence, and the input stays",
  async (_kind, status, message) => {
    renderForm(status, message);
    fill(/Your name/, "Nora Newcomer");
    fill(/New password/, "a lamp in the corner");
    submit();
    expect((await screen.findByRole("alert", undefined, LONG)).textContent).toBe(message);
    expect(screen.getByLabelText(/Your name/)).toHaveProperty("value", "Nora Newcomer");
    expect(screen.getByLabelText(/Code of the invitation/)).toHaveProperty(
      "value",
      "9F3A-41BC-7D20-E65B",
    );
  },
  20_000,
);

it("SU22 a missing name and a short password are reported at their fields", async () => {
  renderForm(403, "This code is wrong.");
  fill(/New password/, "short");
  submit();
  expect(await screen.findByText("Enter your name.", undefined, LONG)).toBeDefined();
  expect(screen.getByLabelText(/New password/).getAttribute("aria-invalid")).toBe("true");
}, 20_000);
