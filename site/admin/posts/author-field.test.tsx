import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { beforeEach, expect, it } from "vitest";
import { DEFAULT_AUTHOR } from "#supabase/data/limits.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { StaffBackendProvider } from "#site/admin/context/staff-backend.tsx";
import { useSession } from "#site/admin/session/session-store.ts";

import { renderInTheme } from "#site/testing/render.tsx";
import { AuthorField } from "./author-field.tsx";
import { EMPTY_POST } from "./post-values.ts";

const EWA = { id: "m1", email: "ewa@studio.test", name: "Ewa Nowak", photo: "" };
const JAN = { id: "m2", email: "jan@studio.test", name: "", photo: "" };

beforeEach(() => {
  useSession.setState({ phase: "signed-in", memberId: EWA.id });
});

function Form() {
  return <AuthorField form={useForm({ defaultValues: EMPTY_POST })} />;
}

function renderField() {
  const cache = new QueryClient();
  cache.setQueryData([...adminKeys.members, "active"], [EWA, JAN]);
  const client = createStaffClient({ url: "http://127.0.0.1:1", publishableKey: "key" });
  renderInTheme(
    <QueryClientProvider client={cache}>
      <StaffBackendProvider value={client}>
        <Form />
      </StaffBackendProvider>
    </QueryClientProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>("Author");
}

it("NB07 offers the names of members and the default, which a new post has", () => {
  const author = renderField();
  expect(author.value).toBe(DEFAULT_AUTHOR);
  const offered = [...(author.list?.options ?? [])].map(({ value }) => value);
  expect(offered).toEqual(["Ewa Nowak", DEFAULT_AUTHOR]);
});

it("takes the member's own name by one button, and any other text", () => {
  const author = renderField();
  fireEvent.click(screen.getByRole("button", { name: "Use your name" }));
  expect(author.value).toBe("Ewa Nowak");
  expect(screen.queryByRole("button")).toBeNull();
  fireEvent.change(author, { target: { value: "A guest" } });
  expect(author.value).toBe("A guest");
  expect(screen.getByRole("button", { name: "Use your name" })).toBeTruthy();
});

it("a member without a name is offered none of their own", () => {
  useSession.setState({ memberId: JAN.id });
  renderField();
  expect(screen.queryByRole("button")).toBeNull();
});
