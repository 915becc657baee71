import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { isNotFound, messageOf } from "#supabase/data/errors.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { getPreview } from "#supabase/data/public-previews.ts";
import type { Preview } from "#supabase/data/public-previews.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { previewWords } from "#site/content/preview.ts";
import { localDate } from "#site/format/local-date.ts";
import { Article } from "#site/rich-text/article.tsx";
import { ProjectArticle } from "#site/rich-text/project/project-article.tsx";
import { PageLink } from "#site/ui/page-link.tsx";
import { EmptyState, ErrorState } from "#site/ui/states.tsx";
import { useHydrated } from "#site/ui/use-hydrated.ts";
import { hiddenWithoutScript, NeedsScript } from "../list/needs-script.tsx";
import { TitleAndDescription } from "../layout/page-meta.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";
import { Column } from "#site/ui/column.tsx";

/**
 * The draft of a post or project behind a private link. The token is the URL's fragment: it is in no request line, log
 * or Referer.
 */
export function PreviewPage() {
  const token = useToken();
  const preview = useQuery(previewQuery(usePublicClient(), token));
  const hasEnded = token === "" || isNotFound(preview.error);
  return (
    <>
      <TitleAndDescription title={previewWords.title} description={previewWords.description} />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      {token !== null && hasEnded && (
        <EmptyState title={previewWords.ended.title}>{previewWords.ended.text}</EmptyState>
      )}
      {!hasEnded && preview.data !== undefined && <PreviewContent preview={preview.data} />}
      {!hasEnded && preview.data === undefined && (
        <Column paddingBlock={{ base: "10", lg: "16" }}>
          <NeedsScript>{previewWords.needsScript}</NeedsScript>
          {preview.error === null ? (
            <Text color="fg.muted" role="status" css={hiddenWithoutScript}>
              {previewWords.loading}
            </Text>
          ) : (
            <ErrorState
              message={previewWords.failed(messageOf(preview.error))}
              onRetry={() => void preview.refetch()}
            />
          )}
        </Column>
      )}
    </>
  );
}

/** The token of the link; null in the prerendered page, which serves every link, and during hydration. */
function useToken(): string | null {
  const { hash } = useLocation();
  return useHydrated() ? hash.slice(1) : null;
}

/** Never stale from the cache: a revoked link shows nothing on the next visit. */
function previewQuery(client: PublicClient, token: string | null) {
  return queryOptions({
    queryKey: ["preview", token],
    queryFn: ({ signal }) => getPreview(client, token ?? "", signal),
    enabled: token !== null && token !== "",
    staleTime: 0,
    gcTime: 0,
    networkMode: "always",
    retry: (failures, error) => failures < 1 && !isNotFound(error),
  });
}

function PreviewContent({ preview }: { readonly preview: Preview }) {
  const { contact } = projectWords;
  return (
    <Stack gap="0">
      <PreviewNotice expiresAt={preview.expiresAt} />
      {/* Images that bleed to the page's edges take their width from this container. */}
      <Box containerType="inline-size" overflowX="clip" css={{ "--page": "100cqw" }}>
        <Column paddingBlock={{ base: "10", lg: "20" }}>
          {preview.kind === "post" ? (
            <Article post={preview.post} />
          ) : (
            <ProjectArticle
              project={preview.project}
              contactLink={
                <PageLink to={contact.to(preview.project.slug)}>{contact.label}</PageLink>
              }
            />
          )}
        </Column>
      </Box>
    </Stack>
  );
}

function PreviewNotice({ expiresAt }: { readonly expiresAt: Date }) {
  const { iso, text } = localDate(expiresAt);
  return (
    <Box as="aside" aria-label={previewWords.label} bg="bg.muted" borderBottomWidth="1px">
      <Column>
        <Flex gap="3" rowGap="0" wrap="wrap" paddingBlock="3" textStyle="caption">
          <Text fontWeight="600">{previewWords.label}</Text>
          <Text color="fg.muted">
            {previewWords.until} <time dateTime={iso}>{text}</time>.
          </Text>
        </Flex>
      </Column>
    </Box>
  );
}
