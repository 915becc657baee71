import { renderToStaticMarkup } from "react-dom/server";
import { FeedBody } from "../markup/article-body.tsx";

/** URLs of the images in a post's text, in order. */
export function bodyPictures(content: string): string[] {
  if (!content.includes("![")) return [];
  const html = renderToStaticMarkup(<FeedBody source={content} origin="" />);
  return Array.from(html.matchAll(/<img [^>]*?src="([^"]+)"/g), ([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
}
