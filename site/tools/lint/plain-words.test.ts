import { RuleTester } from "eslint";
import { describe, expect, it } from "vitest";
import { plainWords, REPLACED_WORDS } from "./plain-words.ts";

RuleTester.describe = describe;
RuleTester.it = it;

const replaced = (found: string, use: string) => [
  { message: `Write ${use} instead of “${found}”.` },
];

new RuleTester().run("plain-words", plainWords, {
  valid: [
    "const storedDraft = await Promise.allSettled([]);",
    "// The image is cached for a day.",
    "// Renders the cards that show what is new.",
    "// Renders `<picture>` and calls `tell`.",
    'const title = "Whoever keeps a picture";',
    "import { heroLivingRoom } from './images.ts';",
    "const { going, restartOver } = state;",
    "import { Picture } from './picture.tsx';",
  ],
  invalid: [
    {
      code: "const keptDraft = 1;",
      errors: replaced("keptDraft", "stored, cached, persisted or retained"),
    },
    { code: "let shownAddress;", errors: replaced("shownAddress", "asset URL") },
    { code: "let isMovingWebp;", errors: replaced("isMovingWebp", "animated or running") },
    { code: "let picture;", errors: replaced("picture", "image") },
    { code: "let askedTwice;", errors: replaced("askedTwice", "request, requested or confirm") },
    { code: "const unanswered = [];", errors: replaced("unanswered", "response or result") },
    {
      code: "const { goOn, startOver } = state;",
      errors: [...replaced("goOn", "continue"), ...replaced("startOver", "reset")],
    },
    { code: "const GO_ON = 1;", errors: replaced("GO_ON", "continue") },
    { code: "function useWoken() {}", errors: replaced("useWoken", "hydrate") },
    { code: "const ROOM_LINKS = [];", errors: replaced("ROOM_LINKS", "dialog or page") },
    {
      code: "// Nobody sees it.\nlet count;",
      errors: replaced("Nobody", "visitor, member or caller"),
    },
    {
      code: "/** What an image shows. */\nlet count;",
      errors: replaced("What", "a noun, such as “Image that”,"),
    },
    { code: "/** Each picture. */\nlet count;", errors: replaced("picture", "image") },
  ],
});

it("names every word once, each with a term to use", () => {
  const words = REPLACED_WORDS.flatMap((entry) => entry.words);
  expect(new Set(words).size).toBe(words.length);
  expect(REPLACED_WORDS.every(({ use }) => use !== "")).toBe(true);
});
