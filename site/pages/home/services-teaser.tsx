import { Box, chakra, Flex, Grid, LinkBox, LinkOverlay, Text } from "@chakra-ui/react";
import { homeServices, serviceAddress } from "#site/content/services.ts";
import type { Service } from "#site/content/services.ts";
import { servicesList } from "#site/content/services-page.ts";
import { PageLink } from "#site/ui/page-link.tsx";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { cardHover } from "../layout/card-hover.ts";
import { PageImage } from "../layout/page-copy.tsx";
import { SectionHeading } from "../layout/section-heading.tsx";
import { Section } from "../layout/section.tsx";
import { useServiceMeta } from "../layout/service-meta.ts";
import { ServiceIcon } from "../layout/service-icon.tsx";
import { useHomeCopy } from "./use-home-copy.ts";

/** Six services: one row on very wide screens, two rows below, a list on phones. */
export function ServicesTeaser() {
  const { texts, nodes } = useHomeCopy();
  return (
    <Section label={texts.services.heading}>
      <SectionHeading heading={nodes.services.heading} lead={nodes.services.lead} />
      <Fan>
        {homeServices.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </Fan>
      <Banner />
    </Section>
  );
}

const Fan = chakra("ul", {
  base: {
    display: { md: "grid" },
    gridTemplateColumns: { md: "repeat(3, minmax(0, 1fr))", "2xl": "repeat(6, minmax(0, 1fr))" },
    gap: { md: "3.5rem 1px" },
    marginBlockStart: { base: "10", lg: "20" },
  },
});

/** A service as one link to its entry on the services page, with its lowest fee; without an entry there, it is part of every design. */
function ServiceCard({ service }: { readonly service: Service }) {
  const { serviceCards, serviceTitles } = useHomeCopy().nodes;
  const { title, fee } = useServiceMeta()(service);
  return (
    <LinkBox
      as="li"
      css={cardHover}
      display={{ base: "grid", md: "block" }}
      gridTemplateColumns="5.5rem minmax(0, 1fr)"
      columnGap="5"
      alignItems="center"
      paddingBlock={{ base: "4", md: "0" }}
      borderTopWidth={{ base: "1px", md: "0" }}
    >
      <ServiceIcon service={service} height={{ base: "5.5rem", md: "5rem" }} />
      <Box paddingInlineEnd={{ md: "6" }} paddingBlockStart={{ md: "5" }}>
        <Text as="h3" textStyle="subheading" width={{ "2xl": "min-content" }}>
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

/** A banner that bleeds out of the column on the left: image, question and link. */
function Banner() {
  const { heading, text, action, image } = useHomeCopy().nodes.services.banner;
  return (
    <Grid
      display={{ base: "block", md: "grid" }}
      templateColumns="5fr 7fr"
      marginBlockStart={{ base: "14", lg: "28" }}
      marginInline={{ base: "calc(-1 * var(--bleed))", md: "calc(-1 * var(--bleed)) 0" }}
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
        paddingInline={{ base: "var(--gutter)", lg: "24" }}
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
