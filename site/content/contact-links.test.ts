import { expect, it } from "vitest";
import { legalTexts } from "./legal.ts";
import { withSettings } from "./page-copy.ts";
import { stats } from "./about.ts";
import { defaultSettings } from "./site-settings.ts";
import {
  addressLines,
  directionsHref,
  emailHref,
  hostOf,
  hourLines,
  phoneHref,
  profileOf,
} from "./contact-links.ts";

it("links to phone and e-mail use the site settings", () => {
  const settings = { ...defaultSettings, phone: "+48 (22) 111-22 33", email: "a@b.example" };
  expect(phoneHref(settings)).toBe("tel:+48221112233");
  expect(emailHref(settings)).toBe("mailto:a@b.example");
  expect(addressLines({ ...settings, city: "Gdańsk" })[1]).toBe("30-702 Gdańsk");
});

it.each([
  ["https://Cal.com/linden", "cal.com"],
  ["https://bücher.example:8443/studio", "xn--bcher-kva.example:8443"],
  ["https://user:secret@cal.example:443/studio", "cal.example"],
])("the host of %s is %s", (address, host) => {
  expect(hostOf(address)).toBe(host);
});

it("without a street or a city there are no directions", () => {
  expect(directionsHref({ ...defaultSettings, street: " " })).toBeNull();
  expect(directionsHref({ ...defaultSettings, city: "" })).toBeNull();
});

it("hours are split into lines, without empty and repeated lines", () => {
  expect(hourLines(defaultSettings)).toHaveLength(3);
  expect(hourLines({ ...defaultSettings, hours: " Mon 9-5\n\nMon 9-5\nTue 9-5" })).toEqual([
    "Mon 9-5",
    "Tue 9-5",
  ]);
});

it("a profile without a URL has no link", () => {
  expect(profileOf("LinkedIn", defaultSettings)).toBeNull();
  const settings = { ...defaultSettings, linkedin: "https://linkedin.example/studio" };
  expect(profileOf("LinkedIn", settings)).toBe("https://linkedin.example/studio");
});

it("legal texts contain the studio's phone number with non-breaking spaces", () => {
  const settings = { ...defaultSettings, phone: "22 11", street: "ul. Nowa 1" };
  expect(withSettings("{phone}; {address}", legalTexts(settings))).toBe(
    "22\u00a011; ul.\u00a0Nowa\u00a01, 30-702\u00a0Kraków, Poland",
  );
});

it("two counts of awards are explained, one count is not", () => {
  expect(stats.note(defaultSettings)).toContain("the 15+ on our home page");
  expect(stats.note({ ...defaultSettings, awards: "25+" })).toBeNull();
});
