import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useNewRowForm } from "./use-new-row-form.ts";

/** The form of a new row, opened by the URL of an empty form. */
function openForm(newId: string | null) {
  const { result, rerender } = renderHook(({ id }) => useNewRowForm(id, newId), {
    initialProps: { id: newId },
  });
  return {
    form: () => result.current,
    create: (rowId: string | null) => {
      act(() => {
        result.current.onRowChange(rowId);
      });
    },
    navigate: (id: string | null) => {
      rerender({ id });
    },
  };
}

it.each([null, "new"])(
  "SU35 the form that was opened as %o stays while the URL changes to its row",
  (newId) => {
    const { form, create, navigate } = openForm(newId);
    const { key } = form();
    create("p1");
    expect(form()).toMatchObject({ isOpen: true, key });
    navigate("p1");
    expect(form()).toMatchObject({ isOpen: true, key });
    navigate("p2");
    expect(form().isOpen).toBe(false);
    navigate("p1");
    expect(form().isOpen).toBe(false);
    navigate(newId);
    expect(form().isOpen).toBe(true);
    expect(form().key).not.toBe(key);
  },
);

it("SU35 the form that is emptied in place stands for no row", () => {
  const { form, create, navigate } = openForm(null);
  const { key } = form();
  create("p1");
  navigate("p1");
  create(null);
  navigate(null);
  expect(form()).toMatchObject({ isOpen: true, key });
});

it("the list of the tab is no form", () => {
  const { form, navigate } = openForm("new");
  navigate(null);
  expect(form().isOpen).toBe(false);
});
