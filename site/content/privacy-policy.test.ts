import { expect, it } from "vitest";
import { legalTexts } from "./legal.ts";
import { withSettings } from "./page-copy.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { defaultSettings } from "./site-settings.ts";

function retentionText(retentionMonths: string): string {
  const section = privacyPolicy.sections.find(({ heading }) => heading === "How long we keep it");
  const [paragraph = ""] = section?.paragraphs ?? [];
  return withSettings(paragraph, legalTexts({ ...defaultSettings, retentionMonths }));
}

it.each([
  ["1", "are erased one month after our last exchange, or sooner if you ask."],
  ["12", "are erased twelve months after our last exchange, or sooner if you ask."],
  ["24", "are erased 24 months after our last exchange, or sooner if you ask."],
  ["", "are kept until we no longer need them, or until you ask us to erase them."],
])(
  "SU32 with a retention of %j months the privacy policy says that inquiries %s",
  (months, words) => {
    expect(retentionText(months)).toContain(
      `Inquiries that do not lead to a commission ${words} Documents of a commission`,
    );
  },
);
