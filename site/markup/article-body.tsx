import { chakra } from "@chakra-ui/react";
import { Fragment, memo } from "react";
import Markdown from "react-markdown";
import type { Components, UrlTransform } from "react-markdown";
import { pictureFiles } from "#supabase/data/picture-copies.ts";
import { linkAddress, pictureAddress } from "./body-address.ts";
import { bodyParts } from "./body-parts.ts";
import { BODY_ELEMENTS, bodySyntax } from "./body-syntax.ts";
import { proseStyle } from "./prose-style.ts";
import { tameBody } from "./tame-body.ts";

interface ArticleBodyProps {
  readonly source: string;
}

/** A post or project text as React nodes. No input becomes HTML; unknown syntax shows as typed. */
export const ArticleBody = memo(function ArticleBody({ source }: ArticleBodyProps) {
  return (
    <chakra.div css={proseStyle} data-article-body="">
      {bodyParts(tameBody(source)).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && "\n"}
          <BodyPart source={part} />
        </Fragment>
      ))}
    </chakra.div>
  );
});

const BodyPart = memo(function BodyPart({ source }: ArticleBodyProps) {
  return (
    <Markdown
      allowedElements={BODY_ELEMENTS}
      unwrapDisallowed
      remarkPlugins={REMARK_PLUGINS}
      urlTransform={permittedAddress}
      components={components}
    >
      {source}
    </Markdown>
  );
});

interface FeedBodyProps extends ArticleBodyProps {
  readonly origin: string;
}

/** The text for readers elsewhere: without a look of its own, paths of the site as whole addresses. */
export function FeedBody({ source, origin }: FeedBodyProps) {
  const address: UrlTransform = (...written) => {
    const permitted = permittedAddress(...written) ?? "";
    return permitted.startsWith("/") ? `${origin}${permitted}` : permitted;
  };
  return (
    <Markdown
      allowedElements={BODY_ELEMENTS}
      unwrapDisallowed
      remarkPlugins={REMARK_PLUGINS}
      urlTransform={address}
      components={components}
    >
      {tameBody(source)}
    </Markdown>
  );
}

const REMARK_PLUGINS = [bodySyntax];

const permittedAddress: UrlTransform = (address, attribute) =>
  (attribute === "href" ? linkAddress(address) : pictureAddress(address)) ?? "";

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
      <img
        {...bodySet(src)}
        src={src}
        alt={alt ?? ""}
        title={title}
        loading="lazy"
        decoding="async"
      />
    ),
};

/** Copies of an uploaded picture; it is never shown wider than it is, or than its column. */
function bodySet(address: string) {
  const files = pictureFiles(address);
  if (files === null) return {};
  const { width, height, srcSet } = files;
  if (srcSet === "") return { width, height };
  const sizes = `(min-width: 64rem) min(${width}px, 60rem), min(${width}px, 100vw)`;
  return { width, height, srcSet, sizes };
}
