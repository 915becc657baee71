import "../ui/fonts-italic.css";
import { chakra } from "@chakra-ui/react";
import { Fragment, memo, useMemo } from "react";
import { bodyComponents, feedComponents } from "./body-components.tsx";
import type { MaterialTerms } from "#site/content/material-terms.ts";
import { limitComplexity } from "./limit-complexity.ts";
import { firstMentions, linkMaterials } from "./link-materials.ts";
import { idsOfParts, isContentsHeading } from "./article-contents.ts";
import type { ContentsEntry } from "./article-contents.ts";
import { parseBody } from "./parse-body.ts";
import type { BodyToken } from "./parse-body.ts";
import { proseStyle } from "./prose-style.ts";
import { renderTokens } from "./render-tokens.ts";
import { splitBlocks } from "./split-blocks.ts";

interface ArticleBodyProps {
  readonly source: string;
  /** The site's origin for output outside of the site, such as feeds: paths become absolute URLs. */
  readonly origin?: string;
  /** Materials whose first mention in this text links to their page. */
  readonly materials?: readonly MaterialTerms[];
  /** The contents that link to the headings of this text, which get their ids. */
  readonly contents?: readonly ContentsEntry[];
}

/** Renders the text of a post or project as React nodes. Raw HTML and unknown syntax show as typed. */
export const ArticleBody = memo(function ArticleBody(props: ArticleBodyProps) {
  const { source, origin = "", materials = NO_MATERIALS, contents = NO_CONTENTS } = props;
  const { markup, rest } = limitComplexity(source);
  const parts = splitBlocks(markup);
  const linked = firstMentions(parts, materials);
  const ids = idsOfParts(parts, contents);
  return (
    <chakra.div css={proseStyle} data-article-body="">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && "\n"}
          <BodyPart
            source={part}
            origin={origin}
            materials={linked[index] ?? NO_MATERIALS}
            ids={ids[index] ?? ""}
          />
        </Fragment>
      ))}
      {rest !== "" && <p data-as-typed="">{rest}</p>}
    </chakra.div>
  );
});

const NO_MATERIALS: readonly MaterialTerms[] = [];
const NO_CONTENTS: readonly ContentsEntry[] = [];

interface BodyPartProps extends Required<Omit<ArticleBodyProps, "contents">> {
  /** Ids of the headings, separated by spaces. */
  readonly ids: string;
}

const BodyPart = memo(function BodyPart({ source, origin, materials, ids }: BodyPartProps) {
  const components = useMemo(() => bodyComponents(origin), [origin]);
  return renderTokens(linkMaterials(withHeadingIds(source, ids), materials), components);
});

function withHeadingIds(source: string, ids: string): readonly BodyToken[] {
  const tokens = parseBody(source);
  if (ids === "") return tokens;
  const headings = tokens.filter(isContentsHeading);
  for (const [index, id] of ids.split(" ").entries()) headings[index]?.attrSet("id", id);
  return tokens;
}

/** The unstyled text, for the feed. */
export function FeedBody({
  source,
  origin,
}: Required<Pick<ArticleBodyProps, "source" | "origin">>) {
  const { markup, rest } = limitComplexity(source);
  return (
    <>
      {renderTokens(parseBody(markup), feedComponents(origin))}
      {rest !== "" && <p>{rest}</p>}
    </>
  );
}
