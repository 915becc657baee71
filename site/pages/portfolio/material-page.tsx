import { Box, Grid, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { paths } from "#site/config/paths.ts";
import { materialWords } from "#site/content/material-samples.ts";
import { materials } from "#site/content/materials.ts";
import type { MaterialEntry } from "#site/content/materials.ts";
import { portfolioMeta } from "#site/content/portfolio.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { Column } from "#site/ui/column.tsx";
import { Picture } from "#site/ui/picture.tsx";
import { PageMeta } from "../layout/page-meta.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";

import { BackLink } from "../layout/text-link.tsx";
import { UnknownPath } from "../not-found/unknown-path.tsx";
import { MaterialAges } from "./material-ages.tsx";
import { OtherMaterials } from "./material-links.tsx";
import { PostsOnMaterial, ProjectsUsingMaterial } from "./material-uses.tsx";
import { materialUsesQuery } from "./project-queries.ts";

/** A material: close view, how it ages, and the projects and posts that name it. */
export function MaterialPage() {
  const { slug = "" } = useParams();
  const material = materials.find((each) => each.slug === slug);
  return material === undefined ? <UnknownPath /> : <KnownMaterial material={material} />;
}

function KnownMaterial({ material }: { readonly material: MaterialEntry }) {
  const { name, slug, description } = material;
  const uses = useQuery(materialUsesQuery(usePublicClient(), material));
  return (
    <>
      <PageMeta
        title={name}
        description={description}
        path={paths.material(slug)}
        parents={[{ name: portfolioMeta.title, path: paths.portfolio }]}
      />
      <MaterialOpener material={material} />
      <MaterialAges material={material} />
      {/* The lists are absent while loading and on failure: the page is about the material. */}
      <ProjectsUsingMaterial projects={uses.data?.projects ?? []} material={material} />
      <PostsOnMaterial posts={uses.data?.posts ?? []} />
      <OtherMaterials except={slug} />
    </>
  );
}

/** The close view is drawn at most half as wide as its 1280 pixels, for dense screens. */
const CLOSE_VIEW = { maxWidth: "640px", sizes: "(min-width: 704px) 640px, 92vw" } as const;

function MaterialOpener({ material }: { readonly material: MaterialEntry }) {
  const { back, sample } = materialWords;
  return (
    <Column paddingBlockStart={{ base: "10", lg: "16" }}>
      <BackLink to={back.to} _print={{ display: "none" }}>
        {back.label}
      </BackLink>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 640px)" }}
        columnGap={{ lg: "10", xl: "16" }}
        rowGap="8"
        marginBlockStart={{ base: "8", lg: "10" }}
        alignItems="end"
      >
        <Stack gap={{ base: "4", lg: "6" }}>
          <Text textStyle="eyebrow" color="clay.fg">
            {materialWords.eyebrow}
          </Text>
          <Text as="h1" textStyle="title" hyphens="auto" overflowWrap="anywhere">
            {material.name}
          </Text>
          <Text textStyle="lead" color="fg.muted" maxWidth="34rem" textWrap="pretty">
            {material.lead}
          </Text>
          <ButtonLink to={sample.to} variant="outline" size="lg" alignSelf="start">
            {sample.label}
          </ButtonLink>
        </Stack>
        <Box as="figure" maxWidth={CLOSE_VIEW.maxWidth} width="100%">
          <Picture source={material.image} sizes={CLOSE_VIEW.sizes} priority />
          <Text as="figcaption" textStyle="caption" color="fg.muted" marginBlockStart="3">
            {material.caption}
          </Text>
        </Box>
      </Grid>
    </Column>
  );
}
