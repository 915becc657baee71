import { renderToStaticMarkup } from "react-dom/server";
import { FeedBody } from "../rich-text/article-body.tsx";

/** URLs of the images in a post's text, in order. */
export function extractImages(content: string): string[] {
  if (!content.includes("![")) return [];
  const html = renderToStaticMarkup(<FeedBody source={content} origin="" />);
  return Array.from(html.matchAll(/<img [^>]*?src="([^"]+)"/g), ([, url = ""]) =>
    url.replaceAll("&amp;", "&"),
  );
}
