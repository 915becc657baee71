import { chakra } from "@chakra-ui/react";
import { Fragment, memo, useMemo } from "react";
import { bodyComponents, feedComponents } from "./body-components.tsx";
import { limitComplexity } from "./limit-complexity.ts";
import { parseBody } from "./parse-body.ts";
import { proseStyle } from "./prose-style.ts";
import { renderTokens } from "./render-tokens.ts";
import { splitBlocks } from "./split-blocks.ts";

interface ArticleBodyProps {
  readonly source: string;
  /** The site's origin for output outside of the site, such as feeds: paths become absolute URLs. */
  readonly origin?: string;
}

/** Renders the text of a post or project as React nodes. Raw HTML and unknown syntax show as typed. */
export const ArticleBody = memo(function ArticleBody({ source, origin = "" }: ArticleBodyProps) {
  const { markup, rest } = limitComplexity(source);
  return (
    <chakra.div css={proseStyle} data-article-body="">
      {splitBlocks(markup).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && "\n"}
          <BodyPart source={part} origin={origin} />
        </Fragment>
      ))}
      {rest !== "" && <p data-as-typed="">{rest}</p>}
    </chakra.div>
  );
});

const BodyPart = memo(function BodyPart({ source, origin }: Required<ArticleBodyProps>) {
  const components = useMemo(() => bodyComponents(origin), [origin]);
  return renderTokens(parseBody(source), components);
});

/** The unstyled text, for the feed. */
export function FeedBody({ source, origin }: Required<ArticleBodyProps>) {
  const { markup, rest } = limitComplexity(source);
  return (
    <>
      {renderTokens(parseBody(markup), feedComponents(origin))}
      {rest !== "" && <p>{rest}</p>}
    </>
  );
}
