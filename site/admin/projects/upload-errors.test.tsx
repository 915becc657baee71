import { fireEvent, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { AdminEnvironmentProvider } from "#site/admin/context/admin-environment.tsx";
import { PlatformProvider } from "#site/admin/context/platform-context.tsx";
import type { Upload } from "#site/admin/media/upload-queue.ts";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import { createBrowserPlatform } from "#site/platform/browser-platform.ts";
import { NEW_IMAGE } from "#site/schemas/gallery-image.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { FeaturedImageField } from "./featured-image-field.tsx";
import { GalleryField } from "./gallery/gallery-field.tsx";
import { emptyProject } from "./project-values.ts";
import { PlanField } from "./page-parts/plan-field.tsx";

const ENVIRONMENT = {
  demoAccount: null,
  publicSite: new URL("https://studio.example"),
  EditablePage: () => null,
};
const TEXT_FILE = new File(["Not a picture."], "notes.txt", { type: "text/plain" });
const REFUSED = "Please upload an image file.";
const FAILED = "Upload failed: the connection was lost.";
const failed: Upload = { file: TEXT_FILE, objectUrl: "/room.webp", percent: 0, failure: FAILED };

type Field = (form: UseFormReturn<ProjectValues>, uploads: Uploads) => ReactElement;

/** Renders a field of a project with one gallery image, where the file dialog returns a text file. */
function renderField(field: Field, upload?: Upload) {
  const uploads: Uploads = {
    ...{ get: () => upload, start: vi.fn(), retry: vi.fn(), drop: vi.fn() },
    allUploaded: () => Promise.resolve(true),
  };
  function Form() {
    const gallery = [{ ...NEW_IMAGE, url: "/room.webp", additionId: "one" }];
    const values = { ...emptyProject(new Date()), gallery, plan: "/plan.webp" };
    return field(useForm<ProjectValues>({ defaultValues: values }), uploads);
  }
  const pickMedia = () => Promise.resolve([TEXT_FILE]);
  renderInTheme(
    <PlatformProvider value={{ ...createBrowserPlatform(), pickMedia }}>
      <AdminEnvironmentProvider value={ENVIRONMENT}>
        <Form />
      </AdminEnvironmentProvider>
    </PlatformProvider>,
  );
}

const planField: Field = (form, uploads) => <PlanField form={form} uploads={uploads} />;
const galleryField: Field = (form, uploads) => (
  <GalleryField
    form={form}
    uploads={uploads}
    featuredImageUrl=""
    hasPanelBeside
    onUseAsFeatured={vi.fn()}
    toDescribe={null}
  />
);

const UPLOAD_PLAN = "Picture of the plan";
const ADD_IMAGES = "Add pictures";
/** The upload button of a group. */
const uploadIn = (group: string, description: string | RegExp) =>
  within(screen.getByRole("group", { name: group })).getByRole("button", {
    ...{ name: "Upload", description },
  });

it.each([
  [UPLOAD_PLAN, planField, REFUSED],
  [ADD_IMAGES, galleryField, `notes.txt: ${REFUSED}`],
] as const)(
  "a refused file describes “%s”; before, its hint does",
  async (name, field, message) => {
    renderField(field);
    const button = uploadIn(name, /PNG, JPG, WEBP up to/);
    fireEvent.click(button);
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(uploadIn(name, message)).toBe(button);
  },
);

it("a failed upload describes the button of the plan", () => {
  renderField(planField, failed);
  expect(uploadIn(UPLOAD_PLAN, FAILED)).toBeDefined();
});

it("a failed upload describes its gallery image and the retry", () => {
  renderField(galleryField, failed);
  const description = `${FAILED} (notes.txt)`;
  const name = "Picture 1, no description, upload failed";
  expect(screen.getByRole("option", { name, description })).toBeDefined();
  expect(screen.getByRole("button", { name: "Try again", description })).toBeDefined();
});

it("a failed upload describes the featured image’s file field", () => {
  const image = {
    ...{ file: null, chosenFileUrl: null, failure: FAILED, runningUpload: null },
    ...{ choose: vi.fn(), remove: vi.fn() },
    upload: () => Promise.resolve(false),
  };
  renderField((form) => <FeaturedImageField form={form} image={image} />);
  const input = document.querySelector("input[type=file]");
  const ids = input?.getAttribute("aria-describedby")?.split(" ") ?? [];
  const texts = ids.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toContainEqual(expect.stringContaining(FAILED));
});
