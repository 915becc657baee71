import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { StaffBackendProvider } from "#site/admin/context/staff-backend.tsx";
import { renderInTheme } from "#site/testing/render.tsx";
import { InquiryMailSelect } from "./inquiry-mail-select.tsx";

it("a choice that is not saved is explained by an error that describes the select", async () => {
  const client = createStaffClient({
    ...{ url: "http://127.0.0.1:1", publishableKey: "key" },
    fetch: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  const member = { id: "1", email: "ada@studio.example", inquiryMail: "daily" } as const;
  renderInTheme(
    <QueryClientProvider client={new QueryClient()}>
      <StaffBackendProvider value={client}>
        <InquiryMailSelect member={member} label="Mails to ada@studio.example" />
      </StaffBackendProvider>
    </QueryClientProvider>,
  );
  const name = "Mails to ada@studio.example";
  const select = screen.getByRole("combobox", { name, description: "" });
  fireEvent.change(select, { target: { value: "off" } });
  const description = (await screen.findByRole("alert")).textContent;
  expect(screen.getByRole("combobox", { name, description })).toBe(select);
  expect(select.getAttribute("aria-invalid")).toBe("true");
});
