import { chakra } from "@chakra-ui/react";
import { Fragment, memo } from "react";
import Markdown from "react-markdown";
import type { Components, UrlTransform } from "react-markdown";
import { linkAddress, pictureAddress } from "./body-address.ts";
import { bodyParts } from "./body-parts.ts";
import { BodyPicture } from "./body-picture.tsx";
import { BODY_ELEMENTS, bodySyntax } from "./body-syntax.ts";
import { proseStyle } from "./prose-style.ts";
import { tameBody } from "./tame-body.ts";

interface ArticleBodyProps {
  readonly source: string;
  /** Where the site is, for readers elsewhere; paths of the site then become whole addresses. */
  readonly origin?: string;
}

/** A post or project text as React nodes. No input becomes HTML; unknown syntax shows as typed. */
export const ArticleBody = memo(function ArticleBody({ source, origin = "" }: ArticleBodyProps) {
  return (
    <chakra.div css={proseStyle} data-article-body="">
      {bodyParts(tameBody(source)).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && "\n"}
          <BodyPart source={part} origin={origin} />
        </Fragment>
      ))}
    </chakra.div>
  );
});

const BodyPart = memo(function BodyPart({ source, origin }: Required<ArticleBodyProps>) {
  return (
    <Markdown
      allowedElements={BODY_ELEMENTS}
      unwrapDisallowed
      remarkPlugins={REMARK_PLUGINS}
      urlTransform={permittedFrom(origin)}
      components={components}
    >
      {source}
    </Markdown>
  );
});

/** The text for readers elsewhere, without a look of its own. */
export function FeedBody({ source, origin }: Required<ArticleBodyProps>) {
  return <BodyPart source={tameBody(source)} origin={origin} />;
}

const REMARK_PLUGINS = [bodySyntax];

const permittedFrom =
  (origin: string): UrlTransform =>
  (written, attribute) => {
    const address = (attribute === "href" ? linkAddress(written) : pictureAddress(written)) ?? "";
    return address.startsWith("/") ? `${origin}${address}` : address;
  };

const components: Components = {
  a: ({ href, title, children }) =>
    href === undefined || href === "" ? (
      <span>{children}</span>
    ) : (
      <a href={href} title={title} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ),
  img: ({ src, alt, title }) =>
    typeof src !== "string" || src === "" ? (
      <span>{alt}</span>
    ) : (
      <BodyPicture address={src} alt={alt ?? ""} title={title} />
    ),
};
