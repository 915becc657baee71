import { Flex, Grid, LinkBox, LinkOverlay, Text } from "@chakra-ui/react";
import { blogSection } from "#site/content/home.ts";
import { DEFAULT_POST_IMAGE } from "#site/rich-text/media-kind.ts";
import { cardHover } from "../layout/card-hover.ts";
import { HomeChoiceSlot } from "../layout/page-copy.tsx";
import { Section } from "../layout/section.tsx";
import { LinkedHeading } from "../layout/section-heading.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { CardImage } from "./card-image.tsx";
import { CardSummary, CardText, CardTitle } from "./card-text.tsx";
import type { ArticleCard } from "./home-cards.ts";
import { useHomeCards } from "./use-home-cards.ts";
import { useHomeCopy } from "./use-home-copy.ts";

/** One large article, with two in a list beside it. Each is one link, clickable as a whole. */
export function BlogTeaser() {
  const { texts, nodes } = useHomeCopy();
  const [lead, ...others] = useHomeCards().articles;
  return (
    <Section label={texts.journal.heading}>
      <LinkedHeading
        heading={nodes.journal.heading}
        link={<TextLink to={nodes.journal.all.to}>{nodes.journal.all.label}</TextLink>}
      />
      <HomeChoiceSlot list="articles" />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
        columnGap="16"
        rowGap="12"
        marginBlockStart={{ base: "10", lg: "16" }}
      >
        {lead !== undefined && <LeadArticle article={lead} />}
        <div>
          {others.map((article) => (
            <ListedArticle key={article.key} article={article} />
          ))}
        </div>
      </Grid>
    </Section>
  );
}

function LeadArticle({ article }: { readonly article: ArticleCard }) {
  return (
    <LinkBox as="article" display="grid" gap="6" aria-label={article.title} css={cardHover}>
      <CardImage
        image={article.image}
        sizes="(min-width: 64rem) min(52vw, 945px), 92vw"
        shape="3 / 2"
        stockImage={DEFAULT_POST_IMAGE}
      />
      <ArticleText article={article} titleStyle="heading" />
    </LinkBox>
  );
}

function ListedArticle({ article }: { readonly article: ArticleCard }) {
  return (
    <LinkBox
      as="article"
      aria-label={article.title}
      css={cardHover}
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr) 6rem", sm: "minmax(0, 1fr) 9rem" }}
      gap="6"
      paddingBlock="8"
      borderTopWidth="1px"
      _last={{ borderBottomWidth: "1px" }}
    >
      <ArticleText article={article} titleStyle="subheading" />
      <CardImage
        image={article.image}
        sizes="17rem"
        shape="4 / 5"
        stockImage={DEFAULT_POST_IMAGE}
      />
    </LinkBox>
  );
}

interface ArticleTextProps {
  readonly article: ArticleCard;
  readonly titleStyle: "heading" | "subheading";
}

function ArticleText({ article, titleStyle }: ArticleTextProps) {
  return (
    <CardText>
      <Flex textStyle="caption" color="fg.muted" columnGap="4" wrap="wrap">
        {article.label !== "" && (
          <Text color="clay.fg" fontWeight="550">
            {article.label}
          </Text>
        )}
        <time dateTime={article.date.iso}>{article.date.text}</time>
        <span>{article.readTime}</span>
      </Flex>
      <CardTitle textStyle={titleStyle}>{article.title}</CardTitle>
      <CardSummary>{article.text}</CardSummary>
      <Text textStyle="caption" color="fg.muted">
        {article.author}
      </Text>
      <LinkOverlay asChild>
        <TextLink to={article.to} aria-label={`${blogSection.readLabel}: ${article.title}`}>
          {blogSection.readLabel}
        </TextLink>
      </LinkOverlay>
    </CardText>
  );
}
