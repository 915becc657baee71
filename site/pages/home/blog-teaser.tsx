import { Box, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import { blogSection } from "#site/content/home.ts";
import { DEFAULT_POST_PICTURE } from "#site/markup/media-kind.ts";
import { Section } from "../shell/section.tsx";
import { SectionHeading } from "../shell/section-heading.tsx";
import { TextLink } from "../shell/text-link.tsx";
import { CardPicture } from "./card-picture.tsx";
import type { ArticleCard } from "./home-cards.ts";
import { useHomeCards } from "./use-home-cards.ts";

const headingId = "journal-heading";

/** One article large, two beside it as entries of a list. */
export function BlogTeaser() {
  const [lead, ...others] = useHomeCards().articles;
  return (
    <Section labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        heading={blogSection.heading}
        action={
          <Box justifySelf={{ lg: "end" }}>
            <TextLink to={blogSection.all.to}>{blogSection.all.label}</TextLink>
          </Box>
        }
      />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
        columnGap={{ lg: "16", xl: "24" }}
        rowGap="12"
        marginBlockStart={{ base: "10", lg: "16" }}
      >
        {lead !== undefined && <LeadArticle article={lead} />}
        <Stack gap="0">
          {others.map((article) => (
            <ListedArticle key={article.key} article={article} />
          ))}
        </Stack>
      </Grid>
    </Section>
  );
}

function LeadArticle({ article }: { readonly article: ArticleCard }) {
  return (
    <Stack as="article" gap="6" aria-labelledby={article.key}>
      <CardPicture
        image={article.image}
        sizes="(min-width: 64rem) 54vw, 100vw"
        shape="3 / 2"
        stockPicture={DEFAULT_POST_PICTURE}
      />
      <ArticleText article={article} titleStyle="heading" />
    </Stack>
  );
}

function ListedArticle({ article }: { readonly article: ArticleCard }) {
  return (
    <Grid
      as="article"
      aria-labelledby={article.key}
      templateColumns={{ base: "minmax(0, 1fr) 6rem", sm: "minmax(0, 1fr) 9rem" }}
      gap={{ base: "5", sm: "8" }}
      paddingBlock="8"
      borderTopWidth="1px"
      _last={{ borderBottomWidth: "1px" }}
    >
      <ArticleText article={article} titleStyle="subheading" />
      <CardPicture
        image={article.image}
        sizes="9rem"
        shape="4 / 5"
        stockPicture={DEFAULT_POST_PICTURE}
      />
    </Grid>
  );
}

interface ArticleTextProps {
  readonly article: ArticleCard;
  readonly titleStyle: "heading" | "subheading";
}

function ArticleText({ article, titleStyle }: ArticleTextProps) {
  return (
    <Stack gap="3" align="start" overflowWrap="anywhere">
      <Flex textStyle="caption" color="fg.muted" columnGap="4" wrap="wrap">
        {article.shelf !== "" && (
          <Text color="clay.fg" fontWeight="550">
            {article.shelf}
          </Text>
        )}
        <time dateTime={article.date.iso}>{article.date.text}</time>
        <span>{article.readTime}</span>
      </Flex>
      <Text as="h3" id={article.key} textStyle={titleStyle} maxWidth="24ch" unicodeBidi="plaintext">
        {article.title}
      </Text>
      <Text color="fg.muted" maxWidth="36rem" lineClamp={4} unicodeBidi="plaintext">
        {article.text}
      </Text>
      <Text textStyle="caption" color="fg.muted">
        {article.author}
      </Text>
      <TextLink to={article.to} aria-describedby={article.key}>
        {blogSection.readLabel}
      </TextLink>
    </Stack>
  );
}
