import { expect, it } from "vitest";
import { legalText } from "./legal.ts";
import { stats } from "./about.ts";
import { defaultFacts } from "./site-facts.ts";
import { addressLines, emailHref, hourLines, phoneHref, profileOf } from "./telling.ts";

it("26 links to phone and e-mail use the site settings", () => {
  const settings = { ...defaultFacts, phone: "+48 (22) 111-22 33", email: "a@b.example" };
  expect(phoneHref(settings)).toBe("tel:+48221112233");
  expect(emailHref(settings)).toBe("mailto:a@b.example");
  expect(addressLines({ ...settings, city: "Gdańsk" })[1]).toBe("30-702 Gdańsk");
});

it("hours are split into lines, without empty and repeated lines", () => {
  expect(hourLines(defaultFacts)).toHaveLength(3);
  expect(hourLines({ ...defaultFacts, hours: " Mon 9-5\n\nMon 9-5\nTue 9-5" })).toEqual([
    "Mon 9-5",
    "Tue 9-5",
  ]);
});

it("25 a profile without a URL has no link", () => {
  expect(profileOf("LinkedIn", defaultFacts)).toBeNull();
  const settings = { ...defaultFacts, linkedin: "https://linkedin.example/studio" };
  expect(profileOf("LinkedIn", settings)).toBe("https://linkedin.example/studio");
});

it("26 legal texts contain the studio's phone number with non-breaking spaces", () => {
  const paragraph = ({ phone, address }: { phone: string; address: string }) =>
    `${phone}; ${address}`;
  const settings = { ...defaultFacts, phone: "22 11", street: "ul. Nowa 1" };
  expect(legalText(paragraph, settings)).toBe(
    "22\u00a011; ul.\u00a0Nowa\u00a01, 30-702\u00a0Kraków, Poland",
  );
  expect(legalText("as it is", settings)).toBe("as it is");
});

it("A1 two counts of awards are explained, one count is not", () => {
  expect(stats.note(defaultFacts)).toContain("the 15+ on our home page");
  expect(stats.note({ ...defaultFacts, awards: "25+" })).toBeNull();
});
