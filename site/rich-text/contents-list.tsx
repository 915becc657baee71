import { chakra } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { articleWords } from "#site/content/blog.ts";
import { listedEntries } from "./article-contents.ts";
import type { ContentsEntry } from "./article-contents.ts";

interface ContentsListProps {
  readonly entries: readonly ContentsEntry[];
  /** The query of a wide article, which shows the list open. */
  readonly wide: string;
}

/** Links to the headings of a long article: closed until asked for on narrow pages, open on wide ones. */
export function ContentsList({ entries, wide }: ContentsListProps) {
  const label = articleWords.contents;
  if (entries.length === 0) return null;
  return (
    <chakra.nav aria-label={label} css={{ ...navStyle, [wide]: wideStyle }}>
      <details>
        <summary>{label}</summary>
        <Links entries={entries} />
      </details>
      <div data-open-contents="">
        <p>{label}</p>
        <Links entries={entries} />
      </div>
    </chakra.nav>
  );
}

function Links({ entries }: Pick<ContentsListProps, "entries">) {
  return (
    <ol>
      {listedEntries(entries).map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}

const navStyle: SystemStyleObject = {
  maxWidth: "var(--measure, 32rem)",
  marginBlockEnd: "2rem",
  borderBlockWidth: "1px",
  textStyle: "ui",
  _print: { display: "none" },
  "& > [data-open-contents]": { display: "none" },
  "& summary": {
    display: "flex",
    justifyContent: "space-between",
    paddingBlock: "3",
    cursor: "pointer",
    fontWeight: "550",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    _after: { content: '"+"', color: "clay.fg" },
  },
  "& [open] summary::after": { content: '"–"' },
  "& ol": { listStyleType: "none", paddingBlockEnd: "3" },
  "& a": { display: "block", paddingBlock: "2.5", _hover: { color: "clay.fg" } },
};

const wideStyle: SystemStyleObject = {
  marginBlockEnd: "3rem",
  paddingBlock: "5",
  "& > details": { display: "none" },
  "& > [data-open-contents]": { display: "block" },
  "& p": { textStyle: "eyebrow", color: "fg.muted", marginBlockEnd: "2" },
  "& ol": { columnCount: "2", columnGap: "8", paddingBlockEnd: "0" },
  "& li": { breakInside: "avoid" },
  "& a": { paddingBlock: "1.5" },
};
