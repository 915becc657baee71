import { expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import { postSchema } from "#site/schemas/post.ts";
import { fieldOfError, setServerError } from "./field-of-error.ts";

const refusal = (field: string) => new DataError("invalid", "No.", { field });

it("maps the column of a server error to the form field", () => {
  expect(fieldOfError(postSchema, refusal("meta_title"))).toBe("metaTitle");
  expect(fieldOfError(postSchema, refusal("slug"))).toBe("slug");
  expect(fieldOfError(postSchema, refusal("version"))).toBeNull();
  expect(fieldOfError(postSchema, new Error("No."))).toBeNull();
});

it("shows a server error at its field with the focus, and an error of no field nowhere", () => {
  const setError = vi.fn();
  setServerError({ setError }, postSchema, refusal("meta_title"));
  setServerError({ setError }, postSchema, refusal("version"));
  expect(setError.mock.calls).toEqual([["metaTitle", { message: "No." }, { shouldFocus: true }]]);
});
