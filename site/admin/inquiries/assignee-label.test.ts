import { expect, it } from "vitest";
import { assigneeLabel, initialsOf } from "./assignee-label.ts";

const MEMBERS = [
  { id: "m1", email: "ewa@studio.test" },
  { id: "m2", email: "jan@studio.test" },
];

it.each([
  [null, "Nobody"],
  ["m1", "You (ewa@studio.test)"],
  ["m2", "jan@studio.test"],
  ["m3", "a member"],
])("SU24 the assignee %j is called %j", (id, label) => {
  expect(assigneeLabel(id, MEMBERS, "m1")).toBe(label);
});

it.each([
  ["ewa.nowak@studio.test", "EN"],
  ["anna@studio.test", "AN"],
  ["é@studio.test", "É"],
  ["office-2@studio.test", "O2"],
  ["@", ""],
])("SU24 the initials of %s are %s", (email, initials) => {
  expect(initialsOf(email)).toBe(initials);
});
