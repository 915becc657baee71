import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { StaffBackendProvider } from "#site/admin/context/staff-backend.tsx";
import { renderInTheme } from "#site/testing/render.tsx";
import { InvitationList } from "./invitation-list.tsx";

const EMAIL = "ada@studio.example";
const INVITATION = {
  ...{ id: "1", email: EMAIL, role: "editor", invited_by: "Julia Linden", mail: "failed" },
  ...{ invited_at: "2026-03-01T09:00:00Z", expires_at: "2999-03-08T09:00:00Z" },
};

/** Renders the list with a hosted backend that responds to each function of the database as given. */
function renderList(responses: Readonly<Record<string, unknown>>) {
  const client = createStaffClient({
    ...{ url: "https://project.example", publishableKey: "key" },
    fetch: (request) => {
      const { pathname } = new URL(request instanceof Request ? request.url : String(request));
      const body = responses[pathname.replace("/rest/v1/rpc/", "")];
      if (body === undefined) return Promise.reject(new TypeError("Failed to fetch"));
      return Promise.resolve(Response.json(body));
    },
  });
  renderInTheme(
    <QueryClientProvider client={new QueryClient()}>
      <StaffBackendProvider value={client}>
        <InvitationList />
      </StaffBackendProvider>
    </QueryClientProvider>,
  );
}

/** A first render on a loaded machine. */
const LONG = { timeout: 15_000 };
const sendAgain = async () => {
  const name = `Send the invitation to ${EMAIL} again`;
  fireEvent.click(await screen.findByRole("button", { name }, LONG));
};

it("SU22 a failed mail of an invitation is shown, and an attempt to send it again that fails, too", async () => {
  renderList({ list_invitations: [INVITATION], delivers_mail: true });
  const row = await screen.findByRole("listitem", undefined, LONG);
  expect(row.textContent).toContain("The mail could not be sent.");
  await sendAgain();
  expect((await screen.findByRole("alert", undefined, LONG)).textContent).toMatch(
    /connection|reach|offline/i,
  );
}, 20_000);

it("SU22 an invitation that is sent again shows its code where mails are not delivered", async () => {
  const code = "9F3A-41BC-7D20-E65B";
  renderList({ list_invitations: [INVITATION], delivers_mail: false, resend_invitation: code });
  await sendAgain();
  const status = await screen.findByRole("status", undefined, LONG);
  expect(status.textContent).toContain(`Give ${EMAIL} this code`);
  expect(status.textContent).toContain(code);
}, 20_000);
