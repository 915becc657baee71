import { describe, expect, it } from "vitest";
import { aboutCopy } from "./about-copy.ts";
import { homeCopy } from "./home-copy.ts";
import { imageAt, mapCopy, parseCopy, textAt, withSettings } from "./page-copy.ts";
import type { StoredCopy } from "./page-copy.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { servicesCopy } from "./services-copy.ts";
import { defaultSettings } from "./site-settings.ts";
import { terms } from "./terms.ts";

function shown<Content>(content: Content, stored: StoredCopy) {
  return mapCopy(content, {
    text: (path, standard) => withSettings(textAt(stored, path, standard), defaultSettings),
    image: (path, source) => imageAt(stored, path, source),
  });
}

describe("SU27 the copy of a page", () => {
  it("is the content of the site while nothing was changed", () => {
    const { hero, call } = shown(homeCopy, {});
    expect(hero.headline).toBe("Transform Your Living Spaces");
    expect(hero.since).toBe("Kraków, since 2010");
    expect(hero.proof).toEqual(["happyClients", "awards"]);
    expect(call.primary).toEqual({ label: "Schedule Free Consultation", to: "/contact" });
    expect(shown(aboutCopy, {}).intro.headline).toBe("Crafting spaces to live in since 2010");
  });

  it("has the changed texts and images at their paths, in lists too", () => {
    const image = { address: "https://files.test/a.webp", alt: "Our table" };
    const { values, intro } = shown(aboutCopy, {
      "values.entries.1.title": "Company",
      "intro.image": image,
      "intro.headline": "Since {foundedYear}, in {nowhere}",
    });
    expect(values.entries.map(({ title }) => title)).toEqual([
      "Excellence",
      "Company",
      "Functionality",
      "Innovation",
    ]);
    expect(intro.image).toMatchObject({ uploaded: image, source: { name: "studio-window" } });
    expect(intro.headline).toBe("Since 2010, in {nowhere}");
  });

  it("never takes an image for a text, or the reverse", () => {
    const { intro } = shown(aboutCopy, {
      "intro.image": "text",
      "intro.lead": { address: "/a.webp", alt: "" },
    });
    expect(intro.image.uploaded).toBeNull();
    expect(intro.lead).toBe(aboutCopy.intro.lead);
  });

  it.each([
    [null, {}],
    ["text", {}],
    [{ a: "b", n: 1, image: { address: "/x" } }, { a: "b" }],
  ])("is parsed from %j", (value, expected) => {
    expect(parseCopy(value)).toEqual(expected);
  });

  it.each([homeCopy, servicesCopy, aboutCopy, privacyPolicy, terms])(
    "has names that the server accepts: %#",
    (content) => {
      const paths: string[] = [];
      mapCopy(content, {
        text: (path) => paths.push(path),
        image: (path, source) => imageAt({}, path, source),
      });
      expect(paths.length).toBeGreaterThan(20);
      expect(paths.filter((path) => !/^[a-z][A-Za-z0-9.-]{0,79}$/.test(path))).toEqual([]);
    },
  );
});
