import type { Rule } from "eslint";

interface ReplacedWords {
  /** Words, or phrases such as "go on" for `goOn`. Phrases are found in identifiers only. */
  readonly words: readonly string[];
  /** The terms to use instead. */
  readonly use: string;
  /** Limits the entry; without it, identifiers and comments are checked. */
  readonly in?: "identifiers" | "comments";
  /** Names that HTML, the language or a library prescribes, and names of the studio's photographs. */
  readonly allowed?: readonly string[];
}

/** Words that are refused because a reader had to guess their meaning, with the standard term for each. */
export const REPLACED_WORDS: readonly ReplacedWords[] = [
  { words: ["wake", "wakes", "waking", "woke", "woken", "awake"], use: "hydrate" },
  {
    words: ["settle", "settles", "settled", "settling"],
    use: "apply, resolve or debounce",
    allowed: ["allSettled", "onSettled", "PromiseSettledResult"],
  },
  { words: ["kept"], use: "stored, cached, persisted or retained" },
  { words: ["told", "tell", "tells", "telling"], use: "notify, report, show or return" },
  { words: ["shelf", "shelves"], use: "filter or label" },
  { words: ["namesake", "namesakes"], use: "rows with the same title" },
  { words: ["tally", "tallies"], use: "counter" },
  { words: ["blame", "blames", "blamed"], use: "set an error on" },
  { words: ["doubt", "doubts"], use: "recheck" },
  { words: ["mend", "mends", "mended"], use: "fix or repair" },
  { words: ["disagreement", "disagreements"], use: "setting conflict" },
  { words: ["whoever", "nobody", "somebody"], use: "visitor, member or caller", in: "comments" },
  { words: ["picture", "pictures"], use: "image", allowed: ["Picture"] },
  {
    words: ["most", "least"],
    use: "max or min",
    in: "identifiers",
    allowed: ["atMost"],
  },
  {
    words: ["pack", "packed", "packing"],
    use: "compress",
    in: "identifiers",
    allowed: ["isPack"],
  },
  { words: ["fact", "facts"], use: "setting, meta or stats", in: "identifiers" },
  {
    words: ["room", "rooms"],
    use: "dialog or page",
    in: "identifiers",
    allowed: ["heroLivingRoom", "heroLivingRoomPortrait"],
  },
  { words: ["wall", "walls"], use: "import boundary", in: "identifiers" },
  {
    words: ["ask", "asks", "asked", "asking"],
    use: "request, requested or confirm",
    in: "identifiers",
  },
  { words: ["answered", "unanswered"], use: "response or result", in: "identifiers" },
  { words: ["missed"], use: "failed", in: "identifiers" },
  { words: ["said"], use: "body, output or message", in: "identifiers" },
  { words: ["go on", "goes on"], use: "continue", in: "identifiers" },
  { words: ["start over"], use: "reset", in: "identifiers" },
  { words: ["keep answer", "keep answers"], use: "persist", in: "identifiers" },
  { words: ["drop answer", "drop answers"], use: "remove", in: "identifiers" },
  { words: ["to offer"], use: "shown or linked", in: "identifiers" },
  { words: ["moving"], use: "animated or running", in: "identifiers" },
  { words: ["shown address"], use: "asset URL", in: "identifiers" },
  { words: ["shown fonts", "shown faces"], use: "rendered", in: "identifiers" },
  { words: ["keep flash"], use: "store", in: "identifiers" },
  { words: ["auth guard", "guard auth", "contact guard"], use: "limit", in: "identifiers" },
  { words: ["staff account", "new staff", "staff member"], use: "member", in: "identifiers" },
  { words: ["source figures", "no figure"], use: "statistics or value", in: "identifiers" },
  {
    words: ["fake machine", "real machine"],
    use: "app driver",
    in: "identifiers",
  },
];

const entriesByWord = new Map(
  REPLACED_WORDS.flatMap((entry) => entry.words.map((word) => [word, entry] as const)),
);

/** The words of a camelCase, PascalCase or SNAKE_CASE name, in lower case. */
function wordsOfName(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}

/** The entry that refuses this identifier; undefined if none does. */
function refusedInName(name: string): ReplacedWords | undefined {
  if (REPLACED_WORDS.some(({ allowed }) => allowed?.includes(name))) return undefined;
  const phrase = ` ${wordsOfName(name).join(" ")} `;
  return REPLACED_WORDS.filter((entry) => entry.in !== "comments").find(({ words }) =>
    words.some((word) => phrase.includes(` ${word} `)),
  );
}

/** A clause as the subject: the reader has to guess the kind of thing. Matches markers of comments before it, too. */
const OPENING_CLAUSE = /^[\s*/-]*(What|Who|Whose|Whoever)\b/;

/** The refused words of a comment. Code in backticks, tags and quoted text are not checked. */
export function refusedInComment(text: string): { found: string; use: string }[] {
  const prose = text.replaceAll(/`[^`]*`|<[^>]*>|"[^"]*"|“[^”]*”/g, " ");
  const opening = OPENING_CLAUSE.exec(prose)?.[1];
  if (opening !== undefined) return [{ found: opening, use: "a noun, such as “Image that”," }];
  return (prose.match(/[A-Za-z]+/g) ?? []).flatMap((found) => {
    const entry = entriesByWord.get(found.toLowerCase());
    return entry && entry.in !== "identifiers" ? [{ found, use: entry.use }] : [];
  });
}

/** ESLint rule: refuses the words of `REPLACED_WORDS` in identifiers and comments. */
export const plainWords: Rule.RuleModule = {
  meta: { schema: [], messages: { word: "Write {{ use }} instead of “{{ found }}”." } },
  create: (context) => {
    const reported = new Set<string>();
    const checkName = (node: Rule.Node & { name: string }) => {
      const entry = refusedInName(node.name);
      if (!entry || reported.has(node.name)) return;
      reported.add(node.name);
      context.report({ node, messageId: "word", data: { found: node.name, use: entry.use } });
    };
    return {
      Program() {
        for (const { loc, value } of context.sourceCode.getAllComments()) {
          for (const data of refusedInComment(value)) {
            if (loc) context.report({ loc, messageId: "word", data });
          }
        }
      },
      Identifier: checkName,
    };
  },
};
