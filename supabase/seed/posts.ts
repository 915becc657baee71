import {
  POST_TYPES,
  PUBLISH_STATUSES,
  type PostType,
  type PublishStatus,
} from "#supabase/data/limits.ts";
import { metaTitleWithDefault, parseTags } from "#supabase/data/post-rules.ts";
import type { CategoryName } from "./categories.ts";
import { categoryOf, readDocuments, type DemoDocument } from "./front-matter.ts";
import { imageName, type ImageName } from "./alt-texts.ts";

export interface DemoPost {
  readonly file: string;
  readonly title: string;
  /** Markdown; its images have addresses of the form `media:{name}` until they are uploaded. */
  readonly content: string;
  readonly excerpt: string;
  readonly image: ImageName | null;
  /** The images of the text. */
  readonly images: readonly ImageName[];
  readonly category: CategoryName;
  readonly author: string;
  readonly postType: PostType;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly tags: readonly string[];
  readonly status: PublishStatus;
  /** Days from the day of seeding; above 0 is scheduled. */
  readonly day: number;
}

/** The demo posts, parsed from `supabase/seed/posts`. */
export function readPosts(): readonly DemoPost[] {
  return readDocuments("posts").map(demoPost);
}

function demoPost(document: DemoDocument): DemoPost {
  const title = document.text("title");
  const image = document.text("picture");
  return {
    file: document.file,
    title,
    content: document.body,
    excerpt: document.text("excerpt"),
    image: image === "" ? null : imageName(image),
    images: imagesIn(document.body),
    category: categoryOf(document),
    author: document.text("author"),
    postType: document.parseEnum("type", POST_TYPES),
    metaTitle: metaTitleWithDefault(document.optional("meta_title"), title),
    metaDescription: document.text("meta_description"),
    tags: parseTags(document.text("tags")),
    status: document.parseEnum("status", PUBLISH_STATUSES),
    day: document.whole("day"),
  };
}

function imagesIn(markdown: string): readonly ImageName[] {
  return [...markdown.matchAll(/\(media:([\w-]+)\)/g)].map(([, name = ""]) => imageName(name));
}
