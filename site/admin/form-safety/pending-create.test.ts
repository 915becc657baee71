import { expect, it } from "vitest";
import { NOT_SENT, parsePendingCreate } from "./pending-create.ts";

it("a stored request may be stored on the server", () => {
  expect(
    parsePendingCreate({ id: "p1", unconfirmed: [{ title: "Oak" }], mayBeStored: false }),
  ).toEqual({
    id: "p1",
    unconfirmed: [{ title: "Oak" }],
    mayBeStored: true,
  });
});

it("reads the key of an earlier build", () => {
  const { unconfirmed } = parsePendingCreate({ id: "p1", lost: [{ title: "Oak" }] });
  expect(unconfirmed).toEqual([{ title: "Oak" }]);
});

it.each([null, 7, {}, { id: null, unconfirmed: [] }, { id: "p1", unconfirmed: "x" }])(
  "%o is no stored request",
  (stored) => {
    expect(parsePendingCreate(stored)).toBe(NOT_SENT);
  },
);
