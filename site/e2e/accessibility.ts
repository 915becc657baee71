import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

interface Extent {
  /** Selector that limits the search. */
  readonly within?: string;
  /** Tags of rules, also of those that axe leaves off by default. */
  readonly tags?: string[];
  /** Ids of the only rules to apply. */
  readonly rules?: string[];
}

/**
 * Violations that axe finds on the page and in its frames of the same origin: one line per rule, with the elements that break it.
 *
 * Legacy mode: otherwise axe opens a blank page in the context for every run, only to read frames of other origins,
 * which this product has none of. Only violations are described, because selectors of everything that passes
 * take a multiple of the time.
 */
export async function violationsOf(
  page: Page,
  { within, tags, rules }: Extent = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within !== undefined) axe.include(within);
  axe.options({
    resultTypes: ["violations"],
    ...(tags !== undefined && { runOnly: { type: "tag", values: tags } }),
    ...(rules !== undefined && { runOnly: { type: "rule", values: rules } }),
  });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
