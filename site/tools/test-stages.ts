/** One part of a test run. `report` names the format of its machine-readable results. */
export interface Stage {
  readonly name: string;
  readonly what: string;
  readonly command: readonly [string, ...string[]];
  readonly report: "vitest" | "playwright" | null;
  readonly needsBrowser?: boolean;
  /** Time limit, after which the stage is killed; 30 by default. */
  readonly limitMinutes?: number;
}

const SITE_TESTS = ["--config", "site/vitest.config.ts"] as const;

/** Fast stages first, for early failures. A stage without a report counts as one check. */
export const stages: readonly Stage[] = [
  {
    name: "format",
    what: "Formatting",
    command: ["prettier", "--check", "--cache", "."],
    report: null,
  },
  {
    name: "types",
    what: "Types",
    command: ["npm", "run", "--silent", "typecheck"],
    report: null,
  },
  {
    name: "lint",
    what: "Lint and import boundaries",
    command: ["npm", "run", "--silent", "lint"],
    report: null,
  },
  { name: "unused", what: "Unused code", command: ["knip"], report: null },
  {
    name: "unit",
    what: "Unit and component tests",
    command: ["vitest", "run", ...SITE_TESTS, "--project", "logic", "--project", "components"],
    report: "vitest",
  },
  {
    name: "tools",
    what: "Tests of the tools",
    command: ["vitest", "run", ...SITE_TESTS, "--project", "tools"],
    report: "vitest",
    needsBrowser: true,
  },
  {
    name: "backend",
    what: "Backend tests",
    command: ["vitest", "run", "--config", "supabase/vitest.config.ts"],
    report: "vitest",
  },
  {
    name: "e2e",
    what: "End-to-end tests",
    command: ["playwright", "test", "--config", "site/e2e/playwright.config.ts"],
    report: "playwright",
    needsBrowser: true,
    limitMinutes: 60,
  },
  {
    name: "desktop",
    what: "Desktop app and packages",
    command: ["playwright", "test", "--config", "desktop/e2e/playwright.config.ts"],
    report: "playwright",
    needsBrowser: true,
  },
];

/** The stages named by `--only a,b`, or all. Throws a sentence for an unknown name. */
export function chooseStages(all: readonly Stage[], args: readonly string[]): readonly Stage[] {
  const names = onlyValue(args);
  if (names === null) return all;
  const unknown = names.filter((name) => !all.some((stage) => stage.name === name));
  if (names.length === 0 || unknown.length > 0) {
    const known = all.map((stage) => stage.name).join(", ");
    throw new Error(`--only takes some of: ${known}; it does not know "${unknown.join(", ")}".`);
  }
  return all.filter((stage) => names.includes(stage.name));
}

function onlyValue(args: readonly string[]): string[] | null {
  const [first, second = ""] = args;
  if (first === undefined) return null;
  const value = first === "--only" ? second : /^--only=(.*)$/.exec(first)?.[1];
  if (value === undefined) throw new Error(`The one option is --only, not "${first}".`);
  return value
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
