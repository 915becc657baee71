import { studioStats } from "./stats.ts";
import type { SettingName, SiteSettings } from "./site-settings.ts";

/** Settings that visitors read as the same number despite different labels. */
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
  names: readonly [SettingName, SettingName];
  where: readonly [string, string];
}[];

interface SettingConflict {
  readonly about: string;
  readonly sentence: string;
  /** Changes of settings, each of which resolves the conflict. */
  readonly remedies: readonly {
    readonly label: string;
    readonly change: Partial<Record<SettingName, string>>;
  }[];
}

/** Finds conflicting site settings, with changes that resolve each conflict. */
export function settingConflicts(settings: SiteSettings): SettingConflict[] {
  return [...differingNumbers(settings), ...differingYears(settings)];
}

function differingNumbers(settings: SiteSettings): SettingConflict[] {
  return SAME_NUMBER.flatMap(({ about, names: [one, other], where }) => {
    if (settings[one].trim() === settings[other].trim()) return [];
    const remedies = [settings[one], settings[other]].map((number) => ({
      label: `Use ${number} in both`,
      change: { [one]: number, [other]: number },
    }));
    const sentence = `The ${where[0].toLowerCase()} says ${settings[one]} (${studioStats[one].label}), the ${where[1]} says ${settings[other]} (${studioStats[other].label}).`;
    return [{ about, sentence, remedies }];
  });
}

/** "Since 2010" and "15+ years" under "© 2024" conflict: only fourteen years lie between the two. */
function differingYears(settings: SiteSettings): SettingConflict[] {
  const founded = Number(settings.foundedYear);
  const copyright = Number(settings.copyrightYear);
  const claimed = Number.parseInt(settings.yearsExperience, 10);
  if (![founded, copyright, claimed].every(Number.isFinite)) return [];
  const elapsed = copyright - founded;
  if (claimed <= elapsed) return [];
  return [
    {
      about: "years",
      sentence: `“${settings.yearsExperience} years” and “since ${settings.foundedYear}” under “© ${settings.copyrightYear}”: only ${elapsed} years lie between them.`,
      remedies: [
        {
          label: `Use © ${founded + claimed}`,
          change: { copyrightYear: String(founded + claimed) },
        },
        { label: `Use ${elapsed}+ years`, change: { yearsExperience: `${elapsed}+` } },
      ],
    },
  ];
}
