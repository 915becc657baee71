import { Box, Flex, LinkBox, LinkOverlay, Text } from "@chakra-ui/react";
import { blogSection } from "#site/content/home.ts";
import { DEFAULT_POST_IMAGE } from "#site/rich-text/media-kind.ts";
import { cardHover } from "../layout/card-hover.ts";
import { Columns } from "../layout/columns.tsx";
import { HomeChoiceSlot } from "../layout/page-copy.tsx";
import { Section } from "../layout/section.tsx";
import { LinkedHeading } from "../layout/section-heading.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { CardImage, SEVEN_COLUMNS } from "./card-image.tsx";
import { CardSummary, CardText, CardTitle } from "./card-text.tsx";
import type { PostTeaser } from "./home-cards.ts";
import { useHomeCards } from "./use-home-cards.ts";
import { useHomeCopy } from "./use-home-copy.ts";

/** One large post, with two in a list beside it. Each is one link, clickable as a whole. */
export function BlogTeaser() {
  const { texts, nodes } = useHomeCopy();
  const [lead, ...others] = useHomeCards().posts;
  return (
    <Section label={texts.journal.heading}>
      <LinkedHeading
        heading={nodes.journal.heading}
        link={<TextLink to={nodes.journal.all.to}>{nodes.journal.all.label}</TextLink>}
      />
      <HomeChoiceSlot list="articles" />
      <Columns rowGap="12" marginBlockStart={{ base: "10", lg: "14" }}>
        {lead !== undefined && <LeadPost post={lead} />}
        <Box gridColumn={{ lg: "8 / -1" }}>
          {others.map((post) => (
            <ListedPost key={post.key} post={post} />
          ))}
        </Box>
      </Columns>
    </Section>
  );
}

function LeadPost({ post }: { readonly post: PostTeaser }) {
  return (
    <LinkBox
      as="article"
      display="grid"
      gap="6"
      alignContent="start"
      gridColumn={{ lg: "1 / span 7" }}
      aria-label={post.title}
      css={cardHover}
    >
      <CardImage
        image={post.image}
        sizes={SEVEN_COLUMNS}
        shape="3 / 2"
        stockImage={DEFAULT_POST_IMAGE}
      />
      <PostText post={post} titleStyle="heading" />
    </LinkBox>
  );
}

function ListedPost({ post }: { readonly post: PostTeaser }) {
  return (
    <LinkBox
      as="article"
      aria-label={post.title}
      css={cardHover}
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr) 6rem", sm: "minmax(0, 1fr) 9rem" }}
      gap="6"
      paddingBlock="8"
      borderTopWidth="1px"
      _last={{ borderBottomWidth: "1px" }}
    >
      <PostText post={post} titleStyle="subheading" />
      <CardImage image={post.image} sizes="17rem" shape="4 / 5" stockImage={DEFAULT_POST_IMAGE} />
    </LinkBox>
  );
}

interface PostTextProps {
  readonly post: PostTeaser;
  readonly titleStyle: "heading" | "subheading";
}

function PostText({ post, titleStyle }: PostTextProps) {
  return (
    <CardText>
      <Flex textStyle="caption" color="fg.muted" columnGap="4" wrap="wrap">
        {post.label !== "" && (
          <Text color="clay.fg" fontWeight="550">
            {post.label}
          </Text>
        )}
        <time dateTime={post.date.iso}>{post.date.text}</time>
        <span>{post.readTime}</span>
      </Flex>
      <CardTitle textStyle={titleStyle}>{post.title}</CardTitle>
      <CardSummary>{post.text}</CardSummary>
      <Text textStyle="caption" color="fg.muted">
        {post.author}
      </Text>
      <LinkOverlay asChild>
        <TextLink to={post.to} aria-label={`${blogSection.readLabel}: ${post.title}`}>
          {blogSection.readLabel}
        </TextLink>
      </LinkOverlay>
    </CardText>
  );
}
