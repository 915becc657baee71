import { describe, expect, it } from "vitest";
import { team } from "./about.ts";
import { DEFAULT_ORDER, firstMember, shownPlaces, teamPlaces } from "./team-members.ts";

describe("the places of the team", () => {
  it("AB05 are the three default members without a change", () => {
    expect(DEFAULT_ORDER).toBe("0 1 2");
    expect(shownPlaces({}).map((place) => teamPlaces[place])).toEqual([...team.members]);
  });

  it("SU27 follow the stored order, without repeats and unknown places", () => {
    expect(shownPlaces({ "team.order": "4 0 4 9 x 0" })).toEqual([4, 0]);
    expect(shownPlaces({ "team.order": "9 x" })).toEqual([0, 1, 2]);
  });
});

it("SU27 the first member has the changed name and role", () => {
  expect(firstMember({}).name).toBe(team.members[0].name);
  const copy = { "team.order": "3 1", "team.members.3.name": "Ola Nowak" };
  expect(firstMember(copy)).toEqual({ name: "Ola Nowak", role: "Role in the studio" });
});
