import { act, fireEvent, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { expect, it } from "vitest";
import { NEW_IMAGE } from "#site/schemas/gallery-image.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { emptyProject } from "../project-values.ts";
import { FirstAsFeatured } from "./first-as-featured.tsx";

const imagesOf = (...urls: string[]) => urls.map((url) => ({ ...NEW_IMAGE, url, uploadId: url }));

/** The component in a form with these values. */
function show(values: Partial<ProjectValues>, hasFile = false) {
  const rendered: { form?: UseFormReturn<ProjectValues> } = {};
  function Form() {
    const form = useForm({ defaultValues: { ...emptyProject(new Date()), ...values } });
    rendered.form = form;
    const onUseAsFeatured = (url: string) => {
      form.setValue("featuredImageUrl", url, { shouldDirty: true });
    };
    return <FirstAsFeatured form={form} hasFile={hasFile} onUseAsFeatured={onUseAsFeatured} />;
  }
  renderInTheme(<Form />);
  const form = () => {
    if (rendered.form === undefined) throw new Error("The form was not rendered.");
    return rendered.form;
  };
  return {
    setGallery: (...urls: string[]) => {
      act(() => {
        form().setValue("gallery", imagesOf(...urls), { shouldDirty: true });
      });
    },
    featured: () => form().getValues("featuredImageUrl"),
  };
}

it("the first image of a new gallery becomes the cover once it is uploaded, with Undo, once", () => {
  const { setGallery, featured } = show({});
  setGallery("", "oak.webp");
  expect(featured()).toBe("");
  setGallery("lime.webp", "oak.webp");
  expect(featured()).toBe("lime.webp");
  expect(screen.getByRole("status").textContent).toContain("is the cover now");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(featured()).toBe("");
  setGallery("oak.webp", "lime.webp");
  expect(featured()).toBe("");
});

it.each([
  ["has a cover", { featuredImageUrl: "room.webp" }, "room.webp"],
  ["has the address of one", { imageUrl: "/images/room.webp" }, ""],
  ["was opened with images", { gallery: imagesOf("clay.webp") }, ""],
])("a project that %s is left as it is", (_case, values, expected) => {
  const { setGallery, featured } = show(values);
  setGallery("lime.webp");
  expect(featured()).toBe(expected);
});

it("a chosen file remains the cover", () => {
  const { setGallery, featured } = show({}, true);
  setGallery("lime.webp");
  expect(featured()).toBe("");
});
