import { expect, it } from "vitest";
import { assigneeLabel } from "./assignee-label.ts";

const MEMBERS = [
  { id: "m1", email: "ewa@studio.test", name: "", photo: "" },
  { id: "m2", email: "jan@studio.test", name: "", photo: "" },
  { id: "m4", email: "ola@studio.test", name: "Ola Lis", photo: "" },
];

it.each([
  [null, "Nobody"],
  ["m1", "You (ewa@studio.test)"],
  ["m2", "jan@studio.test"],
  ["m3", "a member"],
  ["m4", "Ola Lis"],
])("SU24 the assignee %j is called %j", (id, label) => {
  expect(assigneeLabel(id, MEMBERS, "m1")).toBe(label);
});

it("SU24 the signed-in member is called by name, too", () => {
  expect(assigneeLabel("m4", MEMBERS, "m4")).toBe("You (Ola Lis)");
});
