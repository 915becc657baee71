import "../ui/fonts-italic.css";
import { chakra } from "@chakra-ui/react";
import { Fragment, memo, useMemo } from "react";
import { bodyComponents, feedComponents } from "./body-components.tsx";
import type { MaterialTerms } from "#site/content/material-terms.ts";
import { limitComplexity } from "./limit-complexity.ts";
import { firstMentions, linkMaterials } from "./link-materials.ts";
import { parseBody } from "./parse-body.ts";
import { proseStyle } from "./prose-style.ts";
import { renderTokens } from "./render-tokens.ts";
import { splitBlocks } from "./split-blocks.ts";

interface ArticleBodyProps {
  readonly source: string;
  /** The site's origin for output outside of the site, such as feeds: paths become absolute URLs. */
  readonly origin?: string;
  /** Materials whose first mention in this text links to their page. */
  readonly materials?: readonly MaterialTerms[];
}

/** Renders the text of a post or project as React nodes. Raw HTML and unknown syntax show as typed. */
export const ArticleBody = memo(function ArticleBody(props: ArticleBodyProps) {
  const { source, origin = "", materials = NO_MATERIALS } = props;
  const { markup, rest } = limitComplexity(source);
  const parts = splitBlocks(markup);
  const linked = firstMentions(parts, materials);
  return (
    <chakra.div css={proseStyle} data-article-body="">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && "\n"}
          <BodyPart source={part} origin={origin} materials={linked[index] ?? NO_MATERIALS} />
        </Fragment>
      ))}
      {rest !== "" && <p data-as-typed="">{rest}</p>}
    </chakra.div>
  );
});

const NO_MATERIALS: readonly MaterialTerms[] = [];

const BodyPart = memo(function BodyPart(props: Required<ArticleBodyProps>) {
  const { source, origin, materials } = props;
  const components = useMemo(() => bodyComponents(origin), [origin]);
  return renderTokens(linkMaterials(parseBody(source), materials), components);
});

/** The unstyled text, for the feed. */
export function FeedBody({ source, origin }: Required<Omit<ArticleBodyProps, "materials">>) {
  const { markup, rest } = limitComplexity(source);
  return (
    <>
      {renderTokens(parseBody(markup), feedComponents(origin))}
      {rest !== "" && <p>{rest}</p>}
    </>
  );
}
