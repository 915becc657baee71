import { expect, it } from "vitest";
import { readProjects } from "#supabase/seed/projects.ts";
import { recordedProjects, workOf } from "#site/content/project-work.ts";
import { pageServices } from "#site/content/services.ts";
import { workedExamples } from "#site/content/worked-examples.ts";

/* Services and times of the demo's projects agree with the services page and with the projects' texts. */
const live = readProjects().filter(({ status }) => status === "published");

const workOfTitle = (title: string) => {
  const project = live.find((each) => each.title === title);
  return project === undefined ? null : workOf(project);
};

it.each(pageServices.map((service) => [service.title, service] as const))(
  "SV02 %s is among the services of the project that it names",
  (_, { id, project }) => {
    expect(workOfTitle(project)?.services.map((service) => service.id)).toContain(id);
  },
);

it.each(live.map(({ title }) => title))("SV02 %s has services and a time", (title) => {
  const work = workOfTitle(title);
  expect(work?.services.length).toBeGreaterThan(0);
  expect(work?.time).toMatch(/\b(?:weeks|months)\b/);
});

it("SV02 the records of services and time are of published projects that are no worked example", () => {
  const examples = workedExamples.entries.map(({ project }): string => project);
  const titles = live.map(({ title }) => title);
  expect([...recordedProjects, ...examples].toSorted()).toEqual(titles.toSorted());
});

it.each(live.filter(({ title }) => / weeks of drawings,/.test(workOfTitle(title)?.time ?? "")))(
  "SV02 the drawings of $title take no longer than its services say",
  ({ title }) => {
    const work = workOfTitle(title);
    const durations = pageServices
      .filter(({ id }) => work?.services.some((service) => service.id === id))
      .map(({ duration }) => Number(/(\d+) weeks/.exec(duration)?.[1]));
    expect(Number.parseInt(work?.time ?? "", 10)).toBeLessThanOrEqual(Math.max(...durations));
  },
);

it("SV02 the time of a project is the one that its outcome states", () => {
  const stated = live.flatMap(({ title, outcome }) => {
    const [time] = /\b\w+ (?:weeks|months)\b/.exec(outcome) ?? [];
    return time === undefined ? [] : [{ title, time }];
  });
  expect(stated.map(({ title }) => title)).toContain("Corner Café");
  for (const { title, time } of stated) {
    expect(workOfTitle(title)?.time.toLowerCase(), title).toContain(time);
  }
});
