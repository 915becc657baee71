/** A declaration of a custom property. Names such as --chakra-spacing-1\.5 are written with a backslash. */
const DECLARATION = /(--(?:[\w-]|\\.)+):([^;{}]*)(;|(?=\}))/g;
const EVERYWHERE = /(?<=^|[{}])(?:\*|html|:root|:where\(html\))\{([^{}]*)\}/g;
const LOCAL = /(?<![\w-])(--mix-[\w-]+):([^;{}]*);?/g;

export type Constants = ReadonlyMap<string, string>;

export function declarationsIn(css: string): [name: string, value: string][] {
  return [...css.matchAll(DECLARATION)].map(([, name = "", value = ""]) => [name, value.trim()]);
}

/** Puts constants in place, those inside of constants as well. */
export function resolve(css: string, constants: Constants): string {
  const once = css.replace(/var\((--(?:[\w-]|\\.)+)(?:,[^()]*)?\)/g, (whole, name: string) => {
    return constants.get(name) ?? whole;
  });
  return once === css ? css : resolve(once, constants);
}

/**
 * Properties with one value wherever they are set, unless an element sets its own. Where a use names a
 * second value, the first must hold everywhere.
 */
export function withOneValue(css: string, own: ReadonlySet<string>): Constants {
  const values = new Map<string, Set<string>>();
  for (const [name, value] of declarationsIn(css)) {
    values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  const everywhere = new Set(
    [...css.matchAll(EVERYWHERE)].flatMap(([, body = ""]) =>
      declarationsIn(`${body};`).map(([name]) => name),
    ),
  );
  return new Map(
    [...values].flatMap(([name, [value = "", ...others]]) => {
      const open = css.includes(`var(${name},`) && !everywhere.has(name);
      const one = others.length === 0 && !value.includes("var(");
      return one && !open && !own.has(name) ? [[name, value]] : [];
    }),
  );
}

/** The second value of what nobody ever sets. */
export function withoutUnset(css: string, own: ReadonlySet<string>): string {
  const declared = new Set(declarationsIn(css).map(([name]) => name));
  return css.replace(/var\((--[\w-]+),\s*([^()]*)\)/g, (whole, name: string, other: string) =>
    declared.has(name) || own.has(name) ? whole : other,
  );
}

/**
 * Chakra mixes a colour in a property and uses it in the next declaration, with another for browsers
 * that cannot mix. A mix of constants is a constant.
 */
export function withMixedColours(body: string): string {
  const mixed = new Map(
    [...body.matchAll(LOCAL)]
      .filter(([, , value = ""]) => !/var\(|currentcolor/i.test(value))
      .map(([, name = "", value = ""]) => [name, value]),
  );
  return resolve(body, mixed);
}

const FORCED_STILL = /(?:animation|scroll-behavior)[\w-]*:[^;}]*!important;?/g;
const FOR_STILLNESS = /@media \(prefers-reduced-motion:reduce\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const FOR_MOTION = /@media \(prefers-reduced-motion:no-preference\)\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Whoever wants no motion gets it stopped, as far as the page has any for everybody. */
export function withoutIdleStops(css: string): string {
  const forAll = css.replace(FOR_STILLNESS, "").replace(FOR_MOTION, "");
  if (/[;{](?:animation(?:-name)?:|scroll-behavior:)/.test(forAll)) return css;
  if (/[;{]transition(?:-property|-duration)?:/.test(forAll)) return css.replace(FORCED_STILL, "");
  return css.replace(FOR_STILLNESS, "");
}

export function withoutUnusedProperties(css: string): string {
  const used = new Set([...css.matchAll(/var\((--(?:[\w-]|\\.)+)/g)].map(([, name]) => name));
  const trimmed = css.replace(DECLARATION, (whole, name: string) => (used.has(name) ? whole : ""));
  return trimmed === css ? css : withoutUnusedProperties(trimmed);
}
