import { expect, it } from "vitest";
import type { ProjectResult } from "#supabase/data/project-results.ts";
import { quotedOn } from "./client-words.ts";

const project = (title: string, person: string | null): ProjectResult => ({
  ...{ title, slug: title, location: null, outcome: "" },
  testimonial: person === null ? null : { quote: "Calm.", person, role: "" },
});

it("Home and About quote different clients, of the first projects with signed words", () => {
  const projects = [
    project("a", null),
    project("b", "Anna"),
    project("c", ""),
    project("d", "Jan"),
  ];
  expect(quotedOn("home", projects)?.title).toBe("b");
  expect(quotedOn("about", projects)?.title).toBe("d");
});

it("Home quotes the client of the project beside the words, unless About quotes them", () => {
  const projects = [project("a", "Anna"), project("b", "Jan"), project("c", "Zofia")];
  expect(quotedOn("home", projects, "c")?.title).toBe("c");
  expect(quotedOn("home", projects, "b")?.title).toBe("a");
  expect(quotedOn("home", projects, "d")?.title).toBe("a");
  expect(quotedOn("about", projects)?.title).toBe("b");
});

it("without enough words a page quotes no client", () => {
  expect(quotedOn("home", [])).toBeNull();
  expect(quotedOn("about", [project("a", "Anna")])).toBeNull();
});
