import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import { NEW_IMAGE } from "#site/schemas/gallery-image.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { GALLERY_MAX } from "#supabase/data/limits.ts";
import type { LibraryFile } from "#supabase/data/media-files.ts";
import { emptyProject } from "../project-values.ts";
import { useGallery } from "./use-gallery.ts";

const noUploads: Uploads = {
  get: () => undefined,
  start: () => undefined,
  retry: () => undefined,
  drop: () => undefined,
  allUploaded: () => Promise.resolve(true),
};

const imagesOf = (letters: string) =>
  letters.split("").map((url) => ({ ...NEW_IMAGE, url: url === "-" ? "" : url, additionId: "" }));

const valuesOf = (letters: string): ProjectValues => ({
  ...emptyProject(new Date()),
  gallery: imagesOf(letters),
});

/** A gallery whose images have these letters as addresses; "-" is one during its upload. */
function galleryOf(letters: string) {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: valuesOf(letters) });
    return { form, gallery: useGallery(form, noUploads) };
  });
  const run = (action: (current: typeof result.current) => void) => {
    act(() => {
      action(result.current);
    });
  };
  const gallery = () => result.current.gallery;
  return {
    run,
    gallery,
    get order() {
      return result.current.form
        .getValues("gallery")
        .map(({ url }) => url || "-")
        .join("");
    },
    get selected() {
      return gallery()
        .ids.flatMap((id, place) => (gallery().selection.ids.has(id) ? [place] : []))
        .join("");
    },
    select: (...places: readonly number[]) => {
      run(({ gallery: { ids, selection } }) => {
        selection.select(places.map((place) => ids[place] ?? ""));
      });
    },
    move: (place: number, direction: "earlier" | "later") => {
      run(({ gallery: { ids, moveBy } }) => {
        moveBy(ids[place] ?? "", direction);
      });
    },
    remove: (...places: readonly number[]) => {
      run(({ gallery: { ids, removeAll } }) => {
        removeAll(new Set(places.map((place) => ids[place] ?? "")));
      });
    },
    add: (letters: string) => {
      const files = letters.split("").map((url) => ({ url, alt: "", caption: "" }) as LibraryFile);
      run(({ gallery: { addFromLibrary } }) => {
        addFromLibrary(files);
      });
    },
    undo: () => {
      run((current) => {
        current.gallery.step("undo");
      });
    },
    redo: () => {
      run((current) => {
        current.gallery.step("redo");
      });
    },
  };
}

describe("undo and redo of a gallery", () => {
  it("goes back over moves and removals, and forth again, and says what changed", () => {
    const shown = galleryOf("abcde");
    shown.move(0, "later");
    shown.select(3, 4);
    shown.move(3, "earlier");
    shown.remove(0, 2);
    expect(shown.order).toBe("aec");
    shown.undo();
    expect(shown.order).toBe("badec");
    expect(shown.selected).toBe("02");
    expect(shown.gallery().announcement).toBe("Undone: 2 pictures restored.");
    shown.undo();
    expect(shown.order).toBe("bacde");
    expect(shown.selected).toBe("34");
    expect(shown.gallery().announcement).toBe(
      "Undone: 2 pictures moved, the first to place 4 of 5.",
    );
    shown.undo();
    expect(shown.order).toBe("abcde");
    expect(shown.gallery().canStep).toEqual({ undo: false, redo: true });
    shown.undo();
    for (const order of ["bacde", "badec", "aec"]) {
      shown.redo();
      expect(shown.order).toBe(order);
    }
    expect(shown.gallery().announcement).toBe("Done again: 2 pictures removed.");
    expect(shown.gallery().canStep).toEqual({ undo: true, redo: false });
    shown.undo();
    shown.move(0, "later");
    expect(shown.gallery().canStep.redo).toBe(false);
  });

  it("leaves the texts typed and the images added since", () => {
    const shown = galleryOf("abc");
    shown.remove(1);
    shown.run(({ form, gallery }) => {
      form.setValue("gallery.0.caption", "Typed since");
      gallery.addFromLibrary([{ url: "d", alt: "", caption: "" } as LibraryFile]);
    });
    expect(shown.order).toBe("acd");
    shown.undo();
    expect(shown.order).toBe("abcd");
    shown.run(({ form }) => {
      expect(form.getValues("gallery.0.caption")).toBe("Typed since");
    });
  });

  it("brings back stored images only, in their order, and then forgets earlier changes", () => {
    const shown = galleryOf("a-bc");
    shown.move(3, "earlier");
    shown.remove(0, 1, 3);
    expect(shown.order).toBe("c");
    shown.undo();
    expect(shown.order).toBe("acb");
    expect(shown.gallery().canStep.undo).toBe(false);
  });

  it("forgets changes of a gallery that another one has replaced", () => {
    const shown = galleryOf("abc");
    shown.remove(1);
    expect(shown.gallery().canStep.undo).toBe(true);
    expect(shown.gallery().announcement).toBe("1 picture removed.");
    shown.run(({ form }) => {
      form.reset(valuesOf("xyz"));
    });
    expect(shown.gallery().canStep.undo).toBe(false);
    expect(shown.gallery().announcement).toBe("");
    shown.undo();
    expect(shown.order).toBe("xyz");
  });

  it("does not bring images back beyond the maximum, says why, and goes on to the changes before", () => {
    const rest = "-".repeat(GALLERY_MAX - 5).replaceAll("-", "m");
    const shown = galleryOf(`abcde${rest}`);
    shown.move(0, "later");
    shown.move(3, "later");
    shown.remove(1, 2, 4);
    expect(shown.order).toBe(`be${rest}`);
    shown.add("xyz");
    shown.undo();
    expect(shown.order).toBe(`be${rest}xyz`);
    expect(shown.gallery().announcement).toBe(
      "Not undone: that would make 63 pictures, and a gallery holds 60.",
    );
    // Both moves change nothing: d is missing of d and e, and a of a and b.
    expect(shown.gallery().canStep).toEqual({ undo: false, redo: false });
    shown.undo();
    expect(shown.order).toBe(`be${rest}xyz`);
  });

  it("undoes and makes again the changes before a removal whose images are left out", () => {
    const rest = "m".repeat(GALLERY_MAX - 5);
    const shown = galleryOf(`abcde${rest}`);
    shown.move(4, "earlier");
    shown.select(0, 1, 2);
    shown.move(0, "later");
    shown.remove(2);
    expect(shown.order).toBe(`eacd${rest}`);
    shown.add("x");
    shown.undo();
    expect(shown.gallery().announcement).toMatch(/^Not undone/);
    shown.undo();
    expect(shown.order).toBe(`aced${rest}x`);
    shown.undo();
    expect(shown.order).toBe(`acde${rest}x`);
    shown.redo();
    shown.redo();
    expect(shown.order).toBe(`eacd${rest}x`);
    expect(shown.gallery().canStep).toEqual({ undo: true, redo: false });
  });

  it("brings back as many images as there is space for, says so, and goes on", () => {
    const rest = "m".repeat(GALLERY_MAX - 4);
    const shown = galleryOf(`abcd${rest}`);
    shown.remove(3);
    shown.move(0, "later");
    shown.remove(0, 1, 2);
    shown.add("xyz");
    expect(shown.order).toBe(`${rest}xyz`);
    shown.undo();
    expect(shown.order).toBe(`b${rest}xyz`);
    expect(shown.selected).toBe("0");
    expect(shown.gallery().announcement).toBe(
      "Undone: 1 picture restored. 2 more would not fit: a gallery holds 60.",
    );
    shown.redo();
    expect(shown.order).toBe(`${rest}xyz`);
    shown.undo();
    shown.undo();
    expect(shown.gallery().announcement).toBe(
      "Not undone: that would make 61 pictures, and a gallery holds 60.",
    );
    expect(shown.gallery().canStep.undo).toBe(false);
  });

  it("does not undo a move that changed nothing", () => {
    const shown = galleryOf("ab");
    shown.move(0, "earlier");
    expect(shown.gallery().canStep.undo).toBe(false);
  });
});

describe("on a phone, where the fields of selected images cover the gallery", () => {
  const setUp = (letters: string) => {
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes("coarse"),
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    return galleryOf(letters);
  };
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("added images are not selected, and a selected one stays so", () => {
    const shown = setUp("ab");
    shown.add("c");
    expect([shown.order, shown.selected]).toEqual(["abc", ""]);
    shown.select(1);
    shown.add("d");
    expect([shown.order, shown.selected]).toEqual(["abcd", "1"]);
  });

  it("a removal and its undo lead to their images while the fields are open, and open none", () => {
    const shown = setUp("abc");
    shown.select(0);
    shown.remove(0);
    expect(shown.selected).toBe("0");
    shown.select();
    shown.undo();
    expect([shown.order, shown.selected]).toEqual(["abc", ""]);
  });
});

it("added images are selected on wide windows, whose fields are beside the gallery", () => {
  const shown = galleryOf("ab");
  shown.add("cd");
  expect(shown.selected).toBe("2");
});
