import { Box, chakra, Flex, Grid, LinkBox, LinkOverlay, Text } from "@chakra-ui/react";
import { images } from "#site/content/images.ts";
import { homeServices, serviceAddress } from "#site/content/services.ts";
import type { Service } from "#site/content/services.ts";
import { servicesList } from "#site/content/services-page.ts";
import { PageLink } from "#site/ui/page-link.tsx";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { cardHover } from "../layout/card-hover.ts";
import { COLUMN_GAP } from "../layout/columns.tsx";
import { PageImage } from "../layout/page-copy.tsx";
import { RuledHeading } from "../layout/section-heading.tsx";
import { Section } from "../layout/section.tsx";
import { useServiceMeta } from "../layout/service-meta.ts";
import { ServiceIcon } from "../layout/service-icon.tsx";
import { useHomeCopy } from "./use-home-copy.ts";

/** Six services: a list in columns, as many as the screen has space for. */
export function ServicesTeaser() {
  const { texts, nodes } = useHomeCopy();
  return (
    <Section label={texts.services.heading} isFlush>
      <RuledHeading heading={nodes.services.heading} lead={nodes.services.lead} />
      <List>
        {homeServices.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </List>
      <Banner />
    </Section>
  );
}

const List = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(12, minmax(0, 1fr))" },
    columnGap: COLUMN_GAP,
    marginBlockStart: { base: "8", lg: "14" },
  },
});

/** A service as one link to its entry on the services page, with its lowest fee; without a fee, it is part of every design. */
function ServiceCard({ service }: { readonly service: Service }) {
  const { serviceCards, serviceTitles } = useHomeCopy().nodes;
  const { title, fee } = useServiceMeta()(service);
  return (
    <LinkBox
      as="li"
      css={cardHover}
      display="grid"
      gridTemplateColumns={{ base: "2.125rem minmax(0, 1fr)", md: "subgrid" }}
      gridColumn={{ md: "span 6" }}
      columnGap={{ base: "5", md: "6", lg: "8" }}
      alignItems="start"
      paddingBlock={{ base: "5", lg: "8" }}
      borderTopWidth="1px"
    >
      <ServiceIcon service={service} />
      <Box gridColumn={{ md: "2 / -1" }}>
        <Text as="h3" textStyle="subheading">
          <LinkOverlay asChild>
            <PageLink to={serviceAddress(service)}>{serviceTitles[service.id] ?? title}</PageLink>
          </LinkOverlay>
        </Text>
        <Text textStyle="body" color="fg.muted" marginBlockStart="2" maxWidth="30rem">
          {serviceCards[service.id]?.summary}
        </Text>
        <Text textStyle="ui" marginBlockStart="2">
          {fee === null ? servicesList.withoutFee[service.id] : `${servicesList.fee} ${fee}`}
        </Text>
      </Box>
    </LinkBox>
  );
}

/** A banner across the page: image, question and link. The text ends with the column. */
function Banner() {
  const { heading, text, action, image } = useHomeCopy().nodes.services.banner;
  return (
    <Grid
      display={{ base: "block", md: "grid" }}
      css={{ "--gap": { md: "1.5rem", lg: "2rem" } }}
      // The image ends with the page's fifth column; the text starts at the seventh.
      templateColumns="calc(var(--bleed) + (100% - 2 * var(--bleed) + var(--gap)) * 5 / 12 - var(--gap)) minmax(0, 1fr)"
      marginBlockStart={{ base: "14", lg: "24" }}
      marginInline="calc(-1 * var(--bleed))"
      bg="bg.emphasized"
    >
      <PageImage
        image={image}
        sizes="(min-width: 64rem) 50vw, (min-width: 48rem) 80vw, 100vw"
        height="full"
        aspectRatio="3 / 2"
        // Wide dense screens leave it a margin: the image is never wider than its pixels.
        maxWidth={{ md: `calc(${String(images.sampleDrawers.width)}px / var(--density))` }}
      />
      <Flex
        direction="column"
        justify="center"
        align="start"
        gap="5"
        paddingBlock={{ base: "10", lg: "16" }}
        paddingInlineStart={{
          base: "var(--gutter)",
          // One column and two gaps: without the bleed, the cell has seven columns.
          md: "calc((100% - var(--bleed)) / 7 + var(--gap))",
        }}
        paddingInlineEnd="var(--bleed)"
      >
        <Text as="h3" textStyle="heading">
          {heading}
        </Text>
        <Text color="fg.muted" maxWidth="34rem">
          {text}
        </Text>
        <ButtonLink to={action.to} size="xl">
          {action.label}
        </ButtonLink>
      </Flex>
    </Grid>
  );
}
