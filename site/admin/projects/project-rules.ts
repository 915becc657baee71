import { trimText } from "#supabase/data/sanitize-text.ts";
import {
  AREA_MAX,
  BODY_MAX_BYTES,
  CLIENT_NAME_MAX,
  LOCATION_MAX,
  PROJECT_DESCRIPTION_MAX,
  PROJECT_TYPE_MAX,
  TITLE_MAX,
} from "#supabase/data/limits.ts";
import { countBytes, countCharacters } from "#supabase/data/post-rules.ts";
import { parseArea } from "#supabase/data/project-rules.ts";
import type { ProjectValues } from "./project-values.ts";

type Rule = (value: string) => true | string;

/** Validation rules by field: true, or the error message for the field. */
export const projectRules = {
  title: all(required("Enter a title."), atMost(TITLE_MAX)),
  clientName: atMost(CLIENT_NAME_MAX),
  projectType: atMost(PROJECT_TYPE_MAX),
  location: atMost(LOCATION_MAX),
  area: areaRule,
  imageUrl: imageAddressRule,
  description: all(required("Enter a description."), atMost(PROJECT_DESCRIPTION_MAX)),
  content: bodyRule,
  projectDate: (value) =>
    value === "" || isDate(value) || "Enter the date as year, month and day: 2025-03-14.",
  slug: (value) =>
    /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(value.trim()) ||
    "Use lower-case letters, digits and single hyphens.",
} satisfies Partial<Record<keyof ProjectValues, Rule>>;

function areaRule(value: string): true | string {
  if (parseArea(value) !== undefined) return true;
  const number = Number(value.replaceAll(",", ""));
  if (Number.isNaN(number)) return "Enter the area as a number, such as 1250.";
  if (number < 0) return "The area cannot be negative.";
  if (number > AREA_MAX)
    return `The area can be ${AREA_MAX.toLocaleString("en-US")} sq ft at most.`;
  return "Enter the area as a number, such as 1250.";
}

/** Allows https URLs and paths of this site; other schemes could execute code or leak data. */
function imageAddressRule(value: string): true | string {
  const address = value.trim();
  if (address === "" || /^\/(?![/\\])[^\s\\]*$/.test(address)) return true;
  if (URL.canParse(address) && new URL(address).protocol === "https:") return true;
  return "Enter an address that starts with https://, or a path of this site such as /images/room.webp.";
}

function bodyRule(value: string): true | string {
  return (
    countBytes(value) <= BODY_MAX_BYTES ||
    `The text is too long: ${String(BODY_MAX_BYTES / 1024)} KiB at most.`
  );
}

function required(message: string): Rule {
  return (value) => value.trim() !== "" || message;
}

function atMost(limit: number): Rule {
  return (value) => {
    const count = countCharacters(trimText(value));
    if (count <= limit) return true;
    return `Use at most ${String(limit)} characters; this has ${String(count)}.`;
  };
}

function all(...rules: readonly Rule[]): Rule {
  return (value) => {
    for (const rule of rules) {
      const outcome = rule(value);
      if (outcome !== true) return outcome;
    }
    return true;
  };
}

function isDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}
