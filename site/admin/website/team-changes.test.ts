import { describe, expect, it } from "vitest";
import { memberText, shownPlaces, teamPlaces } from "#site/content/team-members.ts";
import { teamProblem, withMember, withMovedMember, withoutMember } from "./team-changes.ts";

describe("SU27 adding a person", () => {
  it("takes the first place without a default member, and empties what stood there", () => {
    const before = { "team.members.3.name": "Ola Nowak", "intro.lead": "We are five." };
    expect(withMember(before)).toEqual({
      copy: { "intro.lead": "We are five.", "team.order": "0 1 2 3" },
      place: 3,
    });
  });

  it("ends when every place is taken", () => {
    const all = teamPlaces.map((_, place) => place).join(" ");
    expect(withMember({ "team.order": all })).toBeNull();
  });

  it("brings a default member back when nothing else is free", () => {
    expect(withMember({ "team.order": "0 1 3 4 5 6 7" })?.place).toBe(2);
  });
});

describe("SU27 removing a person", () => {
  it("leaves the texts in the copy", () => {
    const copy = { "team.order": "0 1 2 3", "team.members.3.name": "Ola Nowak" };
    expect(withoutMember(copy, 3)).toEqual({ "team.members.3.name": "Ola Nowak" });
    expect(withoutMember(copy, 0)).toEqual({ ...copy, "team.order": "1 2 3" });
  });

  it("is not possible for the last one", () => {
    expect(withoutMember({ "team.order": "1" }, 1)).toBeNull();
  });
});

it("SU27 a person is moved by one position, and not beyond the ends", () => {
  const moved = withMovedMember({}, 2, -1);
  expect(moved === null ? [] : shownPlaces(moved)).toEqual([0, 2, 1]);
  expect(withMovedMember(moved ?? {}, 2, 1)).toEqual({});
  expect(withMovedMember({}, 0, -1)).toBeNull();
  expect(withMovedMember({}, 2, 1)).toBeNull();
});

it("SU27 a new person needs a name, a role and a text before the page is published", () => {
  const copy = withMember({})?.copy ?? {};
  expect(teamProblem({})).toBeNull();
  expect(teamProblem(copy)).toMatch(/^Write name, role and text of New person/);
  const named = { ...copy, "team.members.3.name": "Ola Nowak" };
  expect(memberText(named, 3, "name")).toBe("Ola Nowak");
  expect(teamProblem(named)).toMatch(/of Ola Nowak before publishing/);
  const written = {
    ...named,
    "team.members.3.role": "Site manager",
    "team.members.3.bio": "Knows every joiner between here and the sea.",
  };
  expect(teamProblem(written)).toBeNull();
});
