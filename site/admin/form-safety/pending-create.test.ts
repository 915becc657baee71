import { expect, it } from "vitest";
import { NOT_SENT, parsePendingCreate } from "./pending-create.ts";

it("a stored request counts as unanswered", () => {
  expect(parsePendingCreate({ id: "p1", lost: [{ title: "Oak" }], unanswered: false })).toEqual({
    id: "p1",
    lost: [{ title: "Oak" }],
    unanswered: true,
  });
});

it.each([null, 7, {}, { id: null, lost: [] }, { id: "p1", lost: "x" }])(
  "%o is no stored request",
  (stored) => {
    expect(parsePendingCreate(stored)).toBe(NOT_SENT);
  },
);
