import { expect, it } from "vitest";
import { initialsOf, memberLabel } from "./member-label.ts";

const EWA = { id: "m1", email: "ewa@studio.test", name: "Ewa Nowak", photo: "" };
const JAN = { id: "m2", email: "jan@studio.test", name: "", photo: "" };
const OTHER_EWA = { id: "m3", email: "ewa.n@studio.test", name: "Ewa Nowak", photo: "" };

it("a member is called by name, without one by e-mail address", () => {
  expect(memberLabel(EWA, [EWA, JAN])).toBe("Ewa Nowak");
  expect(memberLabel(JAN, [EWA, JAN])).toBe("jan@studio.test");
});

it("members of the same name are distinguished by their e-mail addresses", () => {
  expect(memberLabel(EWA, [EWA, OTHER_EWA])).toBe("Ewa Nowak, ewa@studio.test");
  expect(memberLabel(OTHER_EWA, [EWA, OTHER_EWA])).toBe("Ewa Nowak, ewa.n@studio.test");
});

it.each([
  ["ewa.nowak@studio.test", "EN"],
  ["anna@studio.test", "AN"],
  ["é@studio.test", "É"],
  ["office-2@studio.test", "O2"],
  ["@", ""],
  ["Ewa Nowak", "EN"],
  ["Ewa Maria Nowak-Lis", "EL"],
  ["Łucja", "ŁU"],
  ["𝒜da", "𝒜D"],
  ["—", ""],
])("SU24 the initials of %s are %s", (label, initials) => {
  expect(initialsOf(label)).toBe(initials);
});
