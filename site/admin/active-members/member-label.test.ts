import { expect, it } from "vitest";
import { initialsOf, memberLabel, saverOf } from "./member-label.ts";

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

it("a version is that of a member by name and photo, else of an e-mail address or the studio", () => {
  const members = [{ ...EWA, photo: "https://p.example/ewa.webp" }, JAN];
  expect(saverOf(EWA.email, members)).toEqual({
    label: "Ewa Nowak",
    photo: "https://p.example/ewa.webp",
  });
  expect(saverOf(JAN.email, members)).toEqual({ label: JAN.email, photo: "" });
  expect(saverOf("former@studio.test", members)).toEqual({
    label: "former@studio.test",
    photo: "",
  });
  expect(saverOf(null, members)).toEqual({ label: "the studio", photo: "" });
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
