import { chakra, LinkBox, LinkOverlay, Text } from "@chakra-ui/react";
import type { PostSummary as Post } from "#supabase/data/public-posts.ts";
import { paths } from "#site/config/paths.ts";
import { blogList } from "#site/content/blog.ts";
import { dayOf, labelsOf, readTimeOf } from "#site/rich-text/article-meta.ts";
import { CoverImage } from "#site/rich-text/cover-image.tsx";
import { DEFAULT_POST_IMAGE } from "#site/rich-text/media-kind.ts";
import { TextLink } from "../layout/text-link.tsx";
import { postCardStyle, imageFrames, imageStyle, textStyle } from "./card-style.ts";
import type { CardPosition } from "./card-style.ts";

interface PostCardProps {
  readonly post: Post;
  readonly position: CardPosition;
  /** Heading level of the title, below that of the list. */
  readonly level?: "h2" | "h3";
}

/** A post in the list. The whole card is clickable, but screen readers announce one link. */
export function PostCard({ post, position, level = "h2" }: PostCardProps) {
  const lead = position === "lead";
  return (
    <LinkBox as="li" css={postCardStyle(position)}>
      <CoverImage
        key={post.featuredImageUrl}
        address={post.featuredImageUrl}
        stockImage={DEFAULT_POST_IMAGE}
        alt={post.title}
        priority={lead}
        sizes={imageFrames(position)}
        frame={imageStyle(position)}
      />
      <chakra.div css={textStyle}>
        <Meta post={post} />
        <Text
          as={level}
          textStyle={position === "column" || position === "closing" ? "subheading" : "heading"}
          unicodeBidi="plaintext"
        >
          {post.title}
        </Text>
        {post.excerpt !== "" && (
          <chakra.p
            color="fg.muted"
            lineClamp={{ base: 6, lg: lead ? 5 : 4 }}
            unicodeBidi="plaintext"
          >
            {post.excerpt}
          </chakra.p>
        )}
        {post.author.trim() !== "" && (
          <Text textStyle="caption" color="fg.muted" data-author="">
            {post.author}
          </Text>
        )}
        <LinkOverlay asChild>
          <TextLink
            to={paths.blogPost(post.slug)}
            aria-label={`${blogList.readLabel}: ${post.title}`}
          >
            {blogList.readLabel}
          </TextLink>
        </LinkOverlay>
      </chakra.div>
    </LinkBox>
  );
}

/** Label, date and read time, as on the cards of Home. */
function Meta({ post }: { readonly post: Post }) {
  const day = dayOf(post);
  const label = labelsOf(post)[0];
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="4" textStyle="caption" color="fg.muted">
      {label !== undefined && (
        <chakra.li color="clay.fg" fontWeight="550">
          {label}
        </chakra.li>
      )}
      {day.text !== "" && (
        <li>
          <time dateTime={day.iso}>{day.text}</time>
        </li>
      )}
      <li>{readTimeOf(post)}</li>
    </chakra.ul>
  );
}
