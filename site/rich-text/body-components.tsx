import { BUTTON_LINK, BUTTON_TITLE } from "./button-link.ts";
import { FeedMedia, Media } from "./media.tsx";
import type { BodyComponents } from "./render-tokens.ts";
import { MATERIAL_LINK } from "./link-materials.ts";
import { RichTextImage } from "./rich-text-image.tsx";
import { linkAddress, imageUrl } from "#site/format/url-allowlist.ts";

/** Components of the pages and previews. With an origin, paths of the site become absolute URLs. */
export function bodyComponents(origin: string): BodyComponents {
  const absolute = absoluteUrls(origin);
  return {
    ...linksAndImages(absolute, { [BUTTON_LINK]: "" }),
    // Focusable, so that the arrow keys can scroll a table that is wider than its column.
    table: ({ label, children }) => (
      <div data-table="" role="region" aria-label={`Table: ${label}`} tabIndex={0}>
        <table>{children}</table>
      </div>
    ),
    media: ({ media }) => <Media media={media} absolute={absolute} />,
  };
}

/** Components of the feed: plain elements and links, since readers have neither styles nor frames. */
export function feedComponents(origin: string): BodyComponents {
  const absolute = absoluteUrls(origin);
  return {
    ...linksAndImages(absolute, {}),
    table: ({ children }) => <table>{children}</table>,
    media: ({ media }) => <FeedMedia media={media} absolute={absolute} />,
  };
}

function absoluteUrls(origin: string) {
  return (address: string) => (address.startsWith("/") ? `${origin}${address}` : address);
}

/** Links and images with an allowed URL; others are replaced by their text. `button`: attributes of button links. */
function linksAndImages(
  absolute: (address: string) => string,
  button: Readonly<Record<string, string>>,
): Pick<BodyComponents, "a" | "img"> {
  return {
    a: ({ href = "", title, children, [MATERIAL_LINK]: material }) => {
      const address = linkAddress(href);
      if (address !== null && material !== undefined) {
        return (
          <a href={absolute(address)} {...{ [MATERIAL_LINK]: material }}>
            {children}
          </a>
        );
      }
      const look = title === BUTTON_TITLE ? button : { title };
      return address === null ? (
        <span>{children}</span>
      ) : (
        <a href={absolute(address)} {...look} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      );
    },
    img: ({ src = "", alt, title }) => {
      const address = imageUrl(src);
      return address === null ? (
        <span>{alt}</span>
      ) : (
        <RichTextImage address={absolute(address)} alt={alt} title={title} />
      );
    },
  };
}
