import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import {
  bodyOf,
  bodyRecipe,
  hostileBodies,
  MARKS,
  MAX_BODY_MS,
  processorTime,
} from "#site/testing/hostile-bodies.ts";
import { UiProvider } from "#site/ui/ui-provider.tsx";
import { ArticleBody } from "./article-body.tsx";

const RUNS = 40;
const TIMEOUT_MS = 300_000;

function html(source: string): string {
  return renderToStaticMarkup(
    <UiProvider>
      <ArticleBody source={source} />
    </UiProvider>,
  );
}

describe("a text of 256 KiB is parsed and rendered within 300 ms", () => {
  it.each(hostileBodies)("%s", { timeout: TIMEOUT_MS }, (_, source) => {
    expect(processorTime(() => html(source))).toBeLessThanOrEqual(MAX_BODY_MS);
  });

  it(
    "any repeated or nested pieces",
    () => {
      fc.assert(
        fc.property(bodyRecipe, (parts) => {
          const source = bodyOf(parts);
          expect(processorTime(() => html(source))).toBeLessThanOrEqual(MAX_BODY_MS);
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );
});

it("BP04 no word is dropped between any lists, rules and emphasis", () => {
  const marks = fc.array(fc.constantFrom(...MARKS), { maxLength: 40 });
  fc.assert(
    fc.property(marks, fc.integer({ min: 1, max: 40 }), (between, times) => {
      const words = Array.from({ length: 5 }, (_, index) => `Room${index}x`);
      const source = words.map((word) => word + between.join("").repeat(times)).join("");
      const shown = html(source);
      for (const word of words) expect(shown).toContain(word);
    }),
    { numRuns: 200 },
  );
}, 60_000);
