import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { StaffBackendProvider } from "#site/admin/context/staff-backend.tsx";
import { useSession } from "#site/admin/session/session-store.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { OwnName } from "./own-name.tsx";

const OWNER = {
  ...{
    id: "m1",
    email: "owner@studio.test",
    name: "",
    photo: "",
    role: "owner",
    active: true,
    joined: true,
  },
  ...{ since: new Date(0), inquiryMail: "daily" },
};

/** Renders the form of a member without a name, with a backend that refuses all requests. */
function renderForm() {
  useSession.setState({ email: OWNER.email });
  const cache = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  cache.setQueryData(adminKeys.members, [OWNER]);
  const client = createStaffClient({
    ...{ url: "http://127.0.0.1:1", publishableKey: "key" },
    fetch: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  renderInTheme(
    <QueryClientProvider client={cache}>
      <StaffBackendProvider value={client}>
        <OwnName />
      </StaffBackendProvider>
    </QueryClientProvider>,
  );
  return screen.getByRole("textbox", { name: /^Your name/ });
}

const save = () => {
  fireEvent.click(screen.getByRole("button", { name: "Save name" }));
};

it.each([
  [" ", "Enter your name."],
  ["x".repeat(81), "Use at most 80 characters."],
])("a name of %j is refused at the field", async (name, message) => {
  const field = renderForm();
  fireEvent.change(field, { target: { value: name } });
  save();
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

it("a name that is not saved stays in its field, which explains the failure", async () => {
  const field = renderForm();
  fireEvent.change(field, { target: { value: "Ada Lovelace" } });
  save();
  const description = (await screen.findByRole("alert")).textContent;
  expect(description).not.toBe("");
  await waitFor(() => {
    expect(screen.getByRole("textbox", { name: /^Your name/, description })).toBe(field);
  });
  expect(field).toHaveProperty("value", "Ada Lovelace");
});
