import { expect, it } from "vitest";
import { readProjects } from "#supabase/seed/projects.ts";
import { recordedProjects, workOf } from "#site/content/project-work.ts";
import { pageServices } from "#site/content/services.ts";
import { workedExamples } from "#site/content/worked-examples.ts";

/* Services and times of the demo's projects agree with the services page and with the projects' texts. */
const live = readProjects().filter(({ status }) => status === "published");

it.each(pageServices.map((service) => [service.title, service] as const))(
  "SV02 %s is among the services of the project that it names",
  (_, { id, project }) => {
    expect(workOf(project)?.services.map((service) => service.id)).toContain(id);
  },
);

it.each(live.map(({ title }) => title))("SV02 %s has services and a time", (title) => {
  const work = workOf(title);
  expect(work?.services.length).toBeGreaterThan(0);
  expect(work?.time).toMatch(/\b(?:weeks|months)\b/);
});

it("SV02 the records of services and time are of published projects that are no worked example", () => {
  const examples = workedExamples.entries.map(({ project }): string => project);
  const titles = live.map(({ title }) => title);
  expect([...recordedProjects, ...examples].toSorted()).toEqual(titles.toSorted());
});

it.each(live.filter(({ title }) => / weeks of drawings,/.test(workOf(title)?.time ?? "")))(
  "SV02 the drawings of $title take no longer than its services say",
  ({ title }) => {
    const work = workOf(title);
    const durations = pageServices
      .filter(({ id }) => work?.services.some((service) => service.id === id))
      .map(({ duration }) => Number(/(\d+) weeks/.exec(duration)?.[1]));
    expect(Number.parseInt(work?.time ?? "", 10)).toBeLessThanOrEqual(Math.max(...durations));
  },
);

it("SV02 the time of a project is the one that its story states", () => {
  for (const { title, outcome } of live) {
    const [stated] = /\b\w+ (?:weeks|months)\b/.exec(outcome) ?? [];
    if (stated !== undefined) {
      expect(workOf(title)?.time.toLowerCase(), title).toContain(stated);
    }
  }
  expect(workOf("Corner Café")?.time).toContain("Four months");
});
