import { Box, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import { blogSection } from "#site/content/home.ts";
import type { HomeArticle } from "#site/content/home.ts";
import { paths } from "#site/config/paths.ts";
import { Picture } from "#site/ui/picture.tsx";
import { Section } from "../shell/section.tsx";
import { SectionHeading } from "../shell/section-heading.tsx";
import { TextLink } from "../shell/text-link.tsx";

const headingId = "journal-heading";

/** One article large, two beside it as entries of a list. */
export function BlogTeaser() {
  const [lead, ...others] = blogSection.articles;
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
        <LeadArticle article={lead} />
        <Stack gap="0">
          {others.map((article) => (
            <ListedArticle key={article.title} article={article} />
          ))}
        </Stack>
      </Grid>
    </Section>
  );
}

function LeadArticle({ article }: { readonly article: HomeArticle }) {
  return (
    <Box as="article" aria-labelledby={idOf(article)}>
      <Picture
        source={article.picture}
        sizes="(min-width: 64rem) 54vw, 100vw"
        aspectRatio="3 / 2"
        marginBlockEnd="6"
      />
      <ArticleText article={article} titleStyle="heading" />
    </Box>
  );
}

function ListedArticle({ article }: { readonly article: HomeArticle }) {
  return (
    <Grid
      as="article"
      aria-labelledby={idOf(article)}
      templateColumns={{ base: "minmax(0, 1fr) 6rem", sm: "minmax(0, 1fr) 9rem" }}
      gap={{ base: "5", sm: "8" }}
      paddingBlock="8"
      borderTopWidth="1px"
      _last={{ borderBottomWidth: "1px" }}
    >
      <ArticleText article={article} titleStyle="subheading" />
      <Picture source={article.picture} sizes="9rem" aspectRatio="4 / 5" />
    </Grid>
  );
}

interface ArticleTextProps {
  readonly article: HomeArticle;
  readonly titleStyle: "heading" | "subheading";
}

function ArticleText({ article, titleStyle }: ArticleTextProps) {
  return (
    <Stack gap="3" align="start">
      <Flex textStyle="caption" color="fg.muted" columnGap="4" wrap="wrap">
        <Text color="clay.fg" fontWeight="550">
          {article.category}
        </Text>
        <time dateTime={article.date.iso}>{article.date.text}</time>
        <span>{article.readTime}</span>
      </Flex>
      <Text as="h3" id={idOf(article)} textStyle={titleStyle} maxWidth="24ch">
        {article.title}
      </Text>
      <Text color="fg.muted" maxWidth="36rem">
        {article.excerpt}
      </Text>
      <Text textStyle="caption" color="fg.muted">
        {article.author}
      </Text>
      <TextLink to={paths.blog} aria-describedby={idOf(article)}>
        {blogSection.readLabel}
      </TextLink>
    </Stack>
  );
}

function idOf(article: HomeArticle): string {
  return `article-${article.date.iso}`;
}
