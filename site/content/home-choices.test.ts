import { expect, it } from "vitest";
import { chosenIds, choiceText, HOME_CHOICES } from "./home-choices.ts";

const { projects } = HOME_CHOICES;
const ids = [1, 2, 3, 4].map((each) => `00000000-0000-4000-8000-00000000000${String(each)}`);

it("SU27 a choice keeps its order, and is none without ids", () => {
  const [one = "", two = ""] = ids;
  expect(chosenIds({ [projects.path]: choiceText([two, one]) }, projects)).toEqual([two, one]);
  expect(chosenIds({}, projects)).toEqual([]);
  expect(choiceText([])).toBe("");
});

it("SU27 what is no id, a repeated id and more ids than places are ignored", () => {
  const [one = "", two = ""] = ids;
  const stored = (text: string) => chosenIds({ [projects.path]: text }, projects);
  expect(stored(`${one} villa ${one}, ${two}`)).toEqual([one, two]);
  expect(stored(`${one}  id.eq.1) ${two}`)).toEqual([one, two]);
  expect(stored(choiceText(ids))).toEqual(ids.slice(0, projects.places));
  expect(chosenIds({ [projects.path]: { address: one, alt: "" } }, projects)).toEqual([]);
});
