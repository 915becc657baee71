import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { IMAGE_CREDIT_MAX } from "#supabase/data/limits.ts";
import { NEW_IMAGE } from "#site/schemas/gallery-image.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { GalleryImageTexts } from "./image-texts.tsx";
import { emptyProject } from "../project-values.ts";
import { projectChanges } from "../save-project.ts";

function Form({ onSave }: { readonly onSave: (values: ProjectValues) => void }) {
  const gallery = [{ ...NEW_IMAGE, url: "/images/room.webp", additionId: "" }];
  const form = useForm<ProjectValues>({ defaultValues: { ...emptyProject(new Date()), gallery } });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <GalleryImageTexts index={0} form={form} />
      <button type="submit">Save</button>
    </form>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("SU28 a photographer’s name beyond its limit is refused at the field, not cut", async () => {
  const onSave = vi.fn<(values: ProjectValues) => void>();
  renderInTheme(<Form onSave={onSave} />);
  type("Photographer", "x".repeat(IMAGE_CREDIT_MAX + 1));
  fireEvent.click(screen.getByText("Save"));
  const message = `Use at most ${String(IMAGE_CREDIT_MAX)} characters; this has ${String(IMAGE_CREDIT_MAX + 1)}.`;
  expect(await screen.findByText(message)).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByLabelText("Photographer").getAttribute("aria-invalid")).toBe("true");
  type("Photographer", " Bo Lind ");
  type("Caption", "Morning \nlight");
  expect(screen.getByLabelText("Caption")).toHaveProperty("value", "Morning light");
  expect(fireEvent.keyDown(screen.getByLabelText("Caption"), { key: "Enter" })).toBe(false);
  fireEvent.change(screen.getByLabelText("Shows"), { target: { value: "detail" } });
  fireEvent.click(screen.getByText("Save"));
  await waitFor(() => {
    expect(onSave).toHaveBeenCalledOnce();
  });
  const [[values] = []] = onSave.mock.calls;
  expect(values && projectChanges(values, null).gallery_images).toEqual([
    {
      ...{ url: "/images/room.webp", alt: "", caption: "Morning light" },
      ...{ stage: "detail", credit: "Bo Lind" },
    },
  ]);
});
