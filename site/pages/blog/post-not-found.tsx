import { Stack, Text } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { isNotFound, messageOf } from "#supabase/data/errors.ts";
import { blogPost } from "#site/content/blog.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { TitleAndDescription } from "../layout/page-meta.tsx";
import { Column } from "#site/ui/column.tsx";
import { useSiteRedirect } from "../layout/use-site-redirect.ts";

interface PostNotFoundProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Shown if the post does not exist, or could not be fetched: then with the reason and a retry button. */
export function PostNotFound({ error, onRetry }: PostNotFoundProps) {
  const { title, text } = blogPost.missing;
  const fetchFailed = !isNotFound(error);
  const { pathname } = useLocation();
  useSiteRedirect(fetchFailed ? "" : pathname);
  return (
    <Column
      paddingBlockStart={{ base: "16", lg: "28" }}
      paddingBlockEnd={{ base: "6rem", lg: "10rem" }}
    >
      <TitleAndDescription title={title} description={text} />
      <meta name="robots" content="noindex" />
      <Stack gap="6" align="start" maxWidth="measure">
        <Text as="h1" textStyle="title">
          {title}
        </Text>
        <Text textStyle="lead" color="fg.muted">
          {text}
        </Text>
        {fetchFailed && (
          <ErrorState message={`${blogPost.fetchFailed}: ${messageOf(error)}`} onRetry={onRetry} />
        )}
        <ButtonLink to={blogPost.back.to} variant={fetchFailed ? "outline" : "solid"}>
          {blogPost.back.label}
        </ButtonLink>
      </Stack>
    </Column>
  );
}
