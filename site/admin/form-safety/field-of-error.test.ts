import { expect, it } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import { postSchema } from "#site/schemas/post.ts";
import { fieldOfError } from "./field-of-error.ts";

const refusal = (field: string) => new DataError("invalid", "No.", { field });

it("maps the column of a server error to the form field", () => {
  expect(fieldOfError(postSchema, refusal("meta_title"))).toBe("metaTitle");
  expect(fieldOfError(postSchema, refusal("slug"))).toBe("slug");
  expect(fieldOfError(postSchema, refusal("version"))).toBeNull();
  expect(fieldOfError(postSchema, new Error("No."))).toBeNull();
});
