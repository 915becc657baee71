import { chakra } from "@chakra-ui/react";
import { Fragment, memo, useMemo } from "react";
import type { ReactNode } from "react";
import { linkAddress, imageUrl } from "./url-allowlist.ts";
import { splitBlocks } from "./split-blocks.ts";
import { RichTextImage } from "./rich-text-image.tsx";
import { parseBody } from "./parse-body.ts";
import { proseStyle } from "./prose-style.ts";
import { renderTokens } from "./render-tokens.ts";
import type { BodyComponents } from "./render-tokens.ts";
import { limitComplexity } from "./limit-complexity.ts";

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
  const components = useMemo(() => componentsFor(origin), [origin]);
  return renderTokens(parseBody(source), source.split("\n"), components);
});

/** The unstyled text, for the feed. */
export function FeedBody({ source, origin }: Required<ArticleBodyProps>) {
  const { markup, rest } = limitComplexity(source);
  return (
    <>
      <BodyPart source={markup} origin={origin} />
      {rest !== "" && <p>{rest}</p>}
    </>
  );
}

interface LinkProps {
  readonly href?: string;
  readonly title?: string;
  readonly children?: ReactNode;
}

interface ImageProps {
  readonly src?: string;
  readonly alt: string;
  readonly title?: string;
}

/** Links and images with an allowed URL; others are replaced by their text. */
function componentsFor(origin: string): BodyComponents {
  const absolute = (address: string) => (address.startsWith("/") ? `${origin}${address}` : address);
  return {
    a: ({ href = "", title, children }: LinkProps) => {
      const address = linkAddress(href);
      return address === null ? (
        <span>{children}</span>
      ) : (
        <a href={absolute(address)} title={title} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      );
    },
    img: ({ src = "", alt, title }: ImageProps) => {
      const address = imageUrl(src);
      return address === null ? (
        <span>{alt}</span>
      ) : (
        <RichTextImage address={absolute(address)} alt={alt} title={title} />
      );
    },
  };
}
