import { expect, it } from "vitest";
import type { PostValues } from "#site/schemas/post.ts";
import { parseWaiting } from "./post-outbox.ts";
import { EMPTY_POST } from "./post-values.ts";

it("a queued draft of an older build has the defaults of the fields it lacks", () => {
  const { tags, slug, ...older } = { ...EMPTY_POST, title: " Oak ", status: "draft" as const };
  expect([tags, slug]).toEqual(["", ""]);
  expect(parseWaiting({ form: older as PostValues, lost: [] })).toEqual({
    form: { ...EMPTY_POST, title: " Oak ", status: "draft" },
    lost: [],
  });
});
