import { fireEvent, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { useBodyImages } from "#site/admin/rich-text-editor/index.ts";
import { NEW_IMAGE } from "#site/schemas/gallery-image.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { renderInDashboard } from "#site/testing/render-in-dashboard.tsx";
import { MissingProjectDescriptions } from "./missing-project-descriptions.tsx";
import { emptyProject } from "./project-values.ts";

/** The button in the form of a project, and what it has requested for. */
function show(values: Partial<ProjectValues>) {
  const requested: string[] = [];
  const requestDescriptions = vi.fn((urls: readonly string[]) => {
    requested.push(urls.join(" "));
  });
  function Form() {
    const form = useForm({ defaultValues: { ...emptyProject(new Date()), ...values } });
    const bodyImages = { ...useBodyImages("project-images"), requestDescriptions };
    return (
      <MissingProjectDescriptions
        state={{ form, bodyImages }}
        onDescribeInGallery={(index) => {
          requested.push(`gallery ${String(index)}`);
        }}
      />
    );
  }
  renderInDashboard(<Form />);
  return requested;
}

const GALLERY = [
  { ...NEW_IMAGE, additionId: "", url: "/a.webp", alt: "A hall" },
  { ...NEW_IMAGE, additionId: "", url: "/b.webp", alt: " " },
  { ...NEW_IMAGE, additionId: "", url: "", alt: "" },
];
const CONTENT = "![](/c.webp) ![A lamp](/d.webp)\n\n![](/e.webp) ![](/c.webp)";

it("counts the pictures of text and gallery, and leads to both in turn", () => {
  const requested = show({ content: CONTENT, gallery: GALLERY });
  const button = screen.getByRole("button", { name: "4 pictures lack a description" });
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.click(button);
  expect(requested).toEqual(["/c.webp /e.webp", "gallery 1", "/c.webp /e.webp"]);
});

it.each([
  ["text", { content: CONTENT }, "3 pictures lack a description", "/c.webp /e.webp"],
  ["gallery", { gallery: GALLERY }, "1 picture lacks a description", "gallery 1"],
])("leads to the %s alone if only that has such pictures", (_place, values, name, expected) => {
  const requested = show(values);
  fireEvent.click(screen.getByRole("button", { name }));
  fireEvent.click(screen.getByRole("button", { name }));
  expect(requested).toEqual([expected, expected]);
});
