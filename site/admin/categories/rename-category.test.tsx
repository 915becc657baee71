import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { StaffBackendProvider } from "#site/admin/context/staff-backend.tsx";
import { renderInTheme } from "#site/testing/render.tsx";
import { RenameCategory } from "./rename-category.tsx";

const kitchens = { id: "1", name: "Kitchens", slug: "kitchens" };
const studies = { id: "2", name: "Studies", slug: "studies" };

it("a refused name is explained by an error that describes the field", async () => {
  const onClose = vi.fn();
  const client = createStaffClient({ url: "http://127.0.0.1:1", publishableKey: "key" });
  renderInTheme(
    <QueryClientProvider client={new QueryClient()}>
      <StaffBackendProvider value={client}>
        <RenameCategory category={kitchens} all={[kitchens, studies]} onClose={onClose} />
      </StaffBackendProvider>
    </QueryClientProvider>,
  );
  const name = "New name of Kitchens";
  const field = screen.getByRole("textbox", { name, description: "" });
  fireEvent.change(field, { target: { value: "studies" } });
  fireEvent.click(screen.getByRole("button", { name: "Save name" }));
  const description = (await screen.findByRole("alert")).textContent;
  expect(description).not.toBe("");
  expect(screen.getByRole("textbox", { name, description })).toBe(field);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(onClose).not.toHaveBeenCalled();
});
