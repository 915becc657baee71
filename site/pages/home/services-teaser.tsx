import { Box, chakra, Flex, Grid, LinkBox, LinkOverlay, Text } from "@chakra-ui/react";
import { homeServices, serviceAddress } from "#site/content/services.ts";
import type { Service } from "#site/content/services.ts";
import { servicesList } from "#site/content/services-page.ts";
import { PageLink } from "#site/ui/page-link.tsx";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { cardHover } from "../layout/card-hover.ts";
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
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      md: "repeat(2, minmax(0, 1fr))",
      "2xl": "repeat(3, minmax(0, 1fr))",
    },
    columnGap: { md: "8", lg: "16" },
    marginBlockStart: { base: "10", lg: "16" },
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
      gridTemplateColumns={{ base: "5.5rem minmax(0, 1fr)", lg: "7rem minmax(0, 1fr)" }}
      columnGap={{ base: "5", lg: "8" }}
      alignItems={{ base: "center", md: "start" }}
      paddingBlock={{ base: "4", lg: "8" }}
      borderTopWidth="1px"
    >
      <ServiceIcon service={service} height={{ base: "5.5rem", lg: "7rem" }} />
      <Box>
        <Text as="h3" textStyle="subheading">
          <LinkOverlay asChild>
            <PageLink to={serviceAddress(service)}>{serviceTitles[service.id] ?? title}</PageLink>
          </LinkOverlay>
        </Text>
        <Text textStyle="ui" color="fg.muted" marginBlockStart="2">
          {serviceCards[service.id]?.summary}
        </Text>
        <Text textStyle="caption" marginBlockStart="2">
          {fee === null ? servicesList.withoutFee : `${servicesList.fee} ${fee}`}
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
      // The image is five twelfths as wide as the column with one bleed.
      templateColumns="calc((100% - var(--bleed)) * 5 / 12) minmax(0, 1fr)"
      marginBlockStart={{ base: "14", lg: "24" }}
      marginInline="calc(-1 * var(--bleed))"
    >
      <PageImage
        image={image}
        sizes="(min-width: 64rem) 50vw, (min-width: 48rem) 80vw, 100vw"
        height="full"
        aspectRatio="3 / 2"
      />
      <Flex
        bg="sage.100"
        direction="column"
        justify="center"
        align="start"
        gap="5"
        paddingBlock={{ base: "10", lg: "16" }}
        paddingInlineStart={{ base: "var(--gutter)", lg: "24" }}
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
