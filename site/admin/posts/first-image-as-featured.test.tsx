import { act, fireEvent, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PostValues } from "#site/schemas/post.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { FirstImageAsFeatured } from "./first-image-as-featured.tsx";
import { EMPTY_POST } from "./post-values.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const OAK = "https://a.example/storage/v1/object/public/blog-images/oak.webp";
const TEXT = `Oak.\n\n![](${OAK})`;

/** The component in the form of a new post. */
function show() {
  const rendered: { form?: UseFormReturn<PostValues> } = {};
  function Form() {
    const form = useForm({ defaultValues: EMPTY_POST });
    rendered.form = form;
    return <FirstImageAsFeatured state={{ form, file: null }} />;
  }
  renderInTheme(<Form />);
  const form = () => {
    if (rendered.form === undefined) throw new Error("The form was not rendered.");
    return rendered.form;
  };
  const pauseAfter = (change: () => void) => {
    act(() => {
      change();
      vi.advanceTimersByTime(1000);
    });
  };
  return {
    type: (content: string) => {
      pauseAfter(() => {
        form().setValue("content", content, { shouldDirty: true });
      });
    },
    reset: (content: string) => {
      pauseAfter(() => {
        form().reset({ ...EMPTY_POST, content });
      });
    },
    setFocus: (focus: string) => {
      act(() => {
        form().setValue("focus", focus);
      });
    },
    featured: () => form().getValues("featuredImageUrl"),
    focus: () => form().getValues("focus"),
  };
}

it("the first picture of a text becomes the cover, with Undo, once", () => {
  const { type, setFocus, featured, focus } = show();
  type(TEXT);
  expect(featured()).toBe(OAK);
  setFocus("20,30");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect([featured(), focus()]).toEqual(["", ""]);
  type("");
  type(TEXT);
  expect(featured()).toBe("");
});

it("a reset of the form, to a draft or another version, sets no cover; the next new post has one again", () => {
  const { type, reset, featured } = show();
  reset(TEXT);
  expect(featured()).toBe("");
  type(`${TEXT} And lime.`);
  expect(featured()).toBe("");
  reset("");
  type(TEXT);
  expect(featured()).toBe(OAK);
});
