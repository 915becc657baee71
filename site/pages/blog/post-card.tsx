import { chakra, LinkBox, LinkOverlay, Text } from "@chakra-ui/react";
import type { PostSummary as Post } from "#supabase/data/public-posts.ts";
import { paths } from "#site/config/paths.ts";
import { blogList } from "#site/content/blog.ts";
import { dayOf, readTimeOf } from "#site/rich-text/article-meta.ts";
import { CoverImage } from "#site/rich-text/cover-image.tsx";
import { DEFAULT_POST_IMAGE } from "#site/rich-text/media-kind.ts";
import { PageLink } from "#site/ui/page-link.tsx";
import { SpriteIcon } from "../layout/sprite-icon.tsx";
import { cardStyle, imageFrames, imageStyle, textStyle } from "./card-style.ts";
import type { CardPosition } from "./card-style.ts";

const ReadLink = chakra(PageLink, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    paddingBlock: "1",
    color: "clay.fg",
    fontWeight: "550",
  },
});

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
    <LinkBox as="li" css={cardStyle(position)}>
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
        {post.category !== null && (
          <chakra.p textStyle="eyebrow" color="clay.fg">
            {post.category.name}
          </chakra.p>
        )}
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
        <Meta post={post} />
        <LinkOverlay asChild>
          <ReadLink
            to={paths.blogPost(post.slug)}
            aria-label={`${blogList.readLabel}: ${post.title}`}
          >
            {blogList.readLabel}
            <SpriteIcon of="arrow" size={16} />
          </ReadLink>
        </LinkOverlay>
      </chakra.div>
    </LinkBox>
  );
}

function Meta({ post }: { readonly post: Post }) {
  const day = dayOf(post);
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="4" textStyle="caption" color="fg.subtle">
      {post.author !== "" && <li>{post.author}</li>}
      {day.text !== "" && (
        <li>
          <time dateTime={day.iso}>{day.text}</time>
        </li>
      )}
      <li>{readTimeOf(post)}</li>
    </chakra.ul>
  );
}
