import { screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { Checklist } from "#site/admin/form-safety/checklist.tsx";
import { NEW_IMAGE } from "#site/schemas/gallery-image.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { renderInDashboard } from "#site/testing/render-in-dashboard.tsx";
import { ProjectChecklistProvider } from "./project-checklist.tsx";
import { emptyProject } from "./project-values.ts";

function show(values: Partial<ProjectValues>) {
  function Form() {
    const form = useForm({ defaultValues: { ...emptyProject(new Date()), ...values } });
    return (
      <ProjectChecklistProvider state={{ form, image: { file: null } }}>
        <Checklist />
      </ProjectChecklistProvider>
    );
  }
  renderInDashboard(<Form />);
}

it("SU25 the checklist counts the pictures of text and gallery without a description", () => {
  show({
    content: "Oak. ![](/a.webp) ![A lamp](/b.webp)",
    gallery: [{ ...NEW_IMAGE, additionId: "", url: "/c.webp" }],
  });
  expect(screen.getByText("2 pictures lack a description.")).toBeDefined();
});

it("SU25 the checklist of a project whose pictures are all described says so", () => {
  show({ content: "![A lamp](/b.webp)" });
  expect(screen.getByText("Every picture has a description.")).toBeDefined();
});
