import { facts } from "./facts.ts";
import type { FactName, SiteFacts } from "./site-facts.ts";

/** Claims that readers take for the same number, whatever the label says. */
const SAME_NUMBER = [
  {
    about: "awards",
    names: ["awards", "awardsWon"],
    where: ["Home page", "About page"],
  },
  {
    about: "finished projects",
    names: ["projects", "projectsCompleted"],
    where: ["Home page", "About page"],
  },
  {
    about: "satisfaction",
    names: ["satisfaction", "clientSatisfaction"],
    where: ["Home page", "About page"],
  },
] as const satisfies readonly {
  about: string;
  names: readonly [FactName, FactName];
  where: readonly [string, string];
}[];

export interface Disagreement {
  readonly about: string;
  readonly sentence: string;
  /** Each of them would settle it. */
  readonly remedies: readonly {
    readonly label: string;
    readonly change: Partial<Record<FactName, string>>;
  }[];
}

/** Where the site says two different things about one matter, and what would make it say one. */
export function disagreements(told: SiteFacts): Disagreement[] {
  return [...differingNumbers(told), ...differingYears(told)];
}

function differingNumbers(told: SiteFacts): Disagreement[] {
  return SAME_NUMBER.flatMap(({ about, names: [one, other], where }) => {
    if (told[one].trim() === told[other].trim()) return [];
    const remedies = [told[one], told[other]].map((number) => ({
      label: `Use ${number} in both`,
      change: { [one]: number, [other]: number },
    }));
    const sentence = `The ${where[0].toLowerCase()} says ${told[one]} (${facts[one].label}), the ${where[1]} says ${told[other]} (${facts[other].label}).`;
    return [{ about, sentence, remedies }];
  });
}

/** "Since 2010" and "15+ years" under "© 2024": fourteen years lie between the two. */
function differingYears(told: SiteFacts): Disagreement[] {
  const founded = Number(told.foundedYear);
  const copyright = Number(told.copyrightYear);
  const claimed = Number.parseInt(told.yearsExperience, 10);
  if (![founded, copyright, claimed].every(Number.isFinite)) return [];
  const passed = copyright - founded;
  if (claimed <= passed) return [];
  return [
    {
      about: "years",
      sentence: `“${told.yearsExperience} years” and “since ${told.foundedYear}” under “© ${told.copyrightYear}”: only ${passed} years lie between them.`,
      remedies: [
        {
          label: `Use © ${founded + claimed}`,
          change: { copyrightYear: String(founded + claimed) },
        },
        { label: `Use ${passed}+ years`, change: { yearsExperience: `${passed}+` } },
      ],
    },
  ];
}
