import { Box, Button, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { lowerCaseAddress } from "#site/config/letter-case.ts";
import { mainLinks, scheduleLink } from "#site/content/navigation.ts";
import { notFound, notFoundMeta } from "#site/content/not-found.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { Picture } from "#site/ui/picture.tsx";
import { PageLink } from "#site/ui/page-link.tsx";
import { TitleAndDescription } from "../layout/page-meta.tsx";
import { Column } from "#site/ui/column.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { useHydrated } from "#site/ui/use-hydrated.ts";
import { LegacyLinks } from "./legacy-links.tsx";
import { useGoBack } from "./go-back.ts";
import { Suggestions } from "./suggestions.tsx";
import { suggestPage } from "./suggest-page.ts";
import { TechnicalDetails } from "./technical-details.tsx";
import { useSiteRedirect } from "../layout/use-site-redirect.ts";

/** Shown for every URL without a page, with links to existing ones. */
export function NotFoundPage() {
  const pathname = useRequestedPath();
  useSiteRedirect(lowerCaseAddress(pathname) === null ? pathname : "");
  useEffect(() => {
    if (pathname === "") return;
    const lower = lowerCaseAddress(pathname);
    if (lower !== null) {
      const { search, hash } = window.location;
      window.location.replace(lower + search + hash);
      return;
    }
    console.warn(`[not-found] ${pathname}`);
  }, [pathname]);
  return (
    <>
      <TitleAndDescription {...notFoundMeta} />
      <meta name="robots" content="noindex" />
      <NotFoundContent pathname={pathname} />
    </>
  );
}

/** The page without its head, for pages with a head of their own. */
export function NotFoundContent({ pathname = "" }: { readonly pathname?: string }) {
  return (
    <Box overflowX="clip" paddingBlockEnd={{ base: "16", lg: "24" }}>
      <Column>
        <NotFoundHeading pathname={pathname} />
        <Suggestions />
        <LegacyLinks />
        <TechnicalDetails pathname={pathname} />
      </Column>
    </Box>
  );
}

/** The requested path; "" in the prerendered page, which serves all paths, and during hydration. */
function useRequestedPath(): string {
  const { pathname } = useLocation();
  return useHydrated() ? pathname : "";
}

function NotFoundHeading({ pathname }: { readonly pathname: string }) {
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 8fr) minmax(0, 4fr)" }}
      columnGap="16"
      rowGap="10"
      alignItems="end"
      paddingBlockStart={{ base: "8", lg: "12" }}
    >
      <Box>
        <Text
          fontFamily="display"
          fontSize="clamp(8rem, 27vw, 24rem)"
          lineHeight="0.82"
          letterSpacing="-0.05em"
          color="clay.400"
        >
          {notFound.code}
        </Text>
        <Text as="h1" textStyle="title" marginBlockStart={{ base: "8", lg: "12" }}>
          {notFound.headline}
        </Text>
        <Text textStyle="lead" color="fg.muted" marginBlockStart="4" maxWidth="36rem">
          {notFound.lead}
        </Text>
        <SimilarPages pathname={pathname} />
        <NavigationLinks />
      </Box>
      <Picture
        source={notFound.image}
        sizes="(min-width: 64rem) 32vw, 92vw"
        aspectRatio={{ base: "3 / 2", lg: "4 / 5" }}
      />
    </Grid>
  );
}

function SimilarPages({ pathname }: { readonly pathname: string }) {
  const page = suggestPage(pathname, [...mainLinks, scheduleLink]);
  if (page === null) return null;
  return (
    <Text textStyle="lead" marginBlockStart="4">
      {notFound.guess} <TextLink to={page.to}>{page.label}</TextLink>
    </Text>
  );
}

function NavigationLinks() {
  const goBack = useGoBack();
  return (
    <Stack gap="5" marginBlockStart="8" align="start">
      <Flex wrap="wrap" gap="3">
        <ButtonLink to={notFound.home.to} size="xl">
          {notFound.home.label}
        </ButtonLink>
        <Button asChild size="xl" variant="outline">
          <PageLink to={notFound.tools.to} rel="nofollow">
            {notFound.tools.label}
          </PageLink>
        </Button>
        <Button size="xl" variant="outline" onClick={goBack}>
          {notFound.back}
        </Button>
      </Flex>
      <Text color="fg.muted">
        {notFound.contact.before}{" "}
        <TextLink to={notFound.contact.to}>{notFound.contact.label}</TextLink>
      </Text>
    </Stack>
  );
}
