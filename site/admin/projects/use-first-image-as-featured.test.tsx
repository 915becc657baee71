import { act, fireEvent, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FirstImageNotice } from "#site/admin/media/first-image-notice.tsx";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import { NEW_IMAGE } from "#site/schemas/gallery-image.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import type { LibraryFile } from "#supabase/data/media-files.ts";
import { useGallery } from "./gallery/use-gallery.ts";
import { emptyProject } from "./project-values.ts";
import { useFirstImageAsFeatured } from "./use-first-image-as-featured.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const OAK = "https://a.example/storage/v1/object/public/project-images/oak.webp";
const TEXT = `Oak.\n\n![](${OAK})`;

const NO_UPLOADS: Uploads = {
  get: () => undefined,
  start: () => undefined,
  retry: () => undefined,
  drop: () => undefined,
  allUploaded: () => Promise.resolve(true),
};

const imagesOf = (...urls: string[]) => urls.map((url) => ({ ...NEW_IMAGE, url, additionId: url }));

/** The hook and its notice in a form with these values. */
function show(values: Partial<ProjectValues>, hasFile = false) {
  const rendered: {
    form?: UseFormReturn<ProjectValues>;
    gallery?: ReturnType<typeof useGallery>;
  } = {};
  function Form() {
    const form = useForm({ defaultValues: { ...emptyProject(new Date()), ...values } });
    rendered.form = form;
    rendered.gallery = useGallery(form, NO_UPLOADS);
    const onUseAsFeatured = (url: string) => {
      form.setValue("uploadedImageUrl", url, { shouldDirty: true });
      form.setValue("focus", "20,30", { shouldDirty: true });
    };
    const { place, undo } = useFirstImageAsFeatured(form, { hasFile, onUseAsFeatured });
    return place === null ? null : <FirstImageNotice place={place} onUndo={undo} />;
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
    type: (content: string) => {
      act(() => {
        form().setValue("content", content, { shouldDirty: true });
        vi.advanceTimersByTime(1000);
      });
    },
    addFromLibrary: (...urls: string[]) => {
      const files = urls.map((url) => ({ url, alt: "", caption: "" }) as LibraryFile);
      act(() => {
        rendered.gallery?.addFromLibrary(files);
      });
    },
    restore: (url: string) => {
      act(() => {
        const restored = [{ ...NEW_IMAGE, url, additionId: "" }];
        form().setValue("gallery", restored, { shouldDirty: true });
      });
    },
    reset: (...urls: string[]) => {
      act(() => {
        form().reset({ ...form().getValues(), uploadedImageUrl: "", gallery: imagesOf(...urls) });
      });
    },
    focus: () => form().getValues("focus"),
    featured: () => form().getValues("uploadedImageUrl"),
  };
}

it("the first image of a new gallery becomes the cover once it is uploaded, with Undo, once", () => {
  const { setGallery, featured, focus } = show({});
  setGallery("", "oak.webp");
  expect(featured()).toBe("");
  setGallery("lime.webp", "oak.webp");
  expect(featured()).toBe("lime.webp");
  expect(screen.getByRole("status").textContent).toContain("is the cover now");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(featured()).toBe("");
  expect(focus()).toBe("");
  setGallery("oak.webp", "lime.webp");
  expect(featured()).toBe("");
  setGallery();
  setGallery("oak.webp");
  expect(featured()).toBe("");
});

it("the first image of the library that is chosen for a new gallery becomes the cover, with Undo, once", () => {
  const { addFromLibrary, featured } = show({});
  addFromLibrary("lime.webp", "oak.webp");
  expect(featured()).toBe("lime.webp");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(featured()).toBe("");
  addFromLibrary("clay.webp");
  expect(featured()).toBe("");
});

it("a reset of the form, to a draft or another version, sets no cover", () => {
  const { reset, setGallery, featured } = show({});
  reset("lime.webp");
  expect(featured()).toBe("");
  setGallery("lime.webp", "oak.webp");
  expect(featured()).toBe("");
  reset();
  setGallery("oak.webp");
  expect(featured()).toBe("oak.webp");
});

it("images of a restored version set no cover", () => {
  const { restore, featured } = show({});
  restore("lime.webp");
  expect(featured()).toBe("");
});

it.each([
  ["has a cover", { uploadedImageUrl: "room.webp" }, "room.webp"],
  ["has the address of one", { typedImageUrl: "/images/room.webp" }, ""],
  ["was opened with images", { gallery: imagesOf("clay.webp"), content: TEXT }, ""],
])("a project that %s is left as it is", (_case, values, expected) => {
  const { setGallery, type, featured } = show(values);
  setGallery("lime.webp");
  type(`${TEXT} Lime.`);
  expect(featured()).toBe(expected);
});

it("a chosen file remains the cover", () => {
  const { setGallery, type, featured } = show({}, true);
  setGallery("lime.webp");
  type(TEXT);
  expect(featured()).toBe("");
});

it("the first picture of the detailed content becomes the cover, with Undo, once", () => {
  const { type, setGallery, featured, focus } = show({});
  type(TEXT);
  expect(featured()).toBe(OAK);
  expect(screen.getByRole("status").textContent).toContain(
    "The first picture of the text is the cover now.",
  );
  setGallery("lime.webp");
  expect(featured()).toBe(OAK);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect([featured(), focus()]).toEqual(["", ""]);
  setGallery();
  setGallery("lime.webp");
  type("");
  type(TEXT);
  expect(featured()).toBe("");
});

it("a picture of the gallery that comes first remains the cover", () => {
  const { type, setGallery, featured } = show({});
  setGallery("lime.webp");
  type(TEXT);
  expect(featured()).toBe("lime.webp");
  expect(screen.getByRole("status").textContent).toContain("of the gallery");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  type("");
  type(TEXT);
  expect(featured()).toBe("");
});

it("a picture of another site, or one that was in the text before, sets no cover", () => {
  const { type, featured } = show({ content: "![](https://a.example/oak.webp)" });
  type("![](https://a.example/oak.webp) Lime.");
  expect(featured()).toBe("");
  const opened = show({ content: TEXT });
  opened.type(`${TEXT} And lime.`);
  expect(opened.featured()).toBe("");
});
