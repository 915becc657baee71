import { Box, chakra, Grid, Text, VisuallyHidden } from "@chakra-ui/react";
import { pageServices } from "#site/content/services.ts";
import type { DetailedService } from "#site/content/services.ts";
import { servicesList, servicesImage } from "#site/content/services-page.ts";
import { OffsetFigure } from "../layout/offset-figure.tsx";
import { Section } from "../layout/section.tsx";
import { ServiceIcon } from "../layout/service-icon.tsx";

/** The six services: icon, text, price, duration, and what is included. */
export function ServiceList() {
  return (
    <Section label={servicesList.heading}>
      <VisuallyHidden as="h2">{servicesList.heading}</VisuallyHidden>
      <Box as="ul" listStyleType="none">
        {pageServices.map((service) => (
          <ServiceEntry key={service.id} service={service} />
        ))}
      </Box>
      <OffsetFigure source={servicesImage.image} caption={servicesImage.caption} />
    </Section>
  );
}

function ServiceEntry({ service }: { readonly service: DetailedService }) {
  return (
    <Grid
      as="li"
      id={service.id}
      scrollMarginBlockStart="6rem"
      templateColumns={{
        base: "minmax(0, 1fr)",
        md: "9rem minmax(0, 1fr)",
        lg: "9rem minmax(0, 6fr) minmax(0, 5fr)",
      }}
      columnGap={{ md: "8", lg: "14" }}
      rowGap="6"
      paddingBlock={{ base: "8", lg: "10" }}
      borderTopWidth="1px"
      _last={{ borderBottomWidth: "1px" }}
    >
      <ServiceIcon service={service} height={{ base: "6rem", md: "9rem", lg: "12rem" }} />
      <Box>
        <Text as="h3" textStyle="heading">
          {service.title}
        </Text>
        <Text color="fg.muted" marginBlockStart="3" maxWidth="32rem">
          {service.description}
        </Text>
        <Terms service={service} />
      </Box>
      <Box gridColumn={{ md: "2", lg: "3" }}>
        <FeatureList features={service.features} />
      </Box>
    </Grid>
  );
}

/** What the service costs at least and how long it takes. */
function Terms({ service }: { readonly service: DetailedService }) {
  return (
    <Grid
      as="dl"
      templateColumns="auto minmax(0, 1fr)"
      columnGap="4"
      rowGap="1"
      marginBlockStart="5"
      textStyle="ui"
    >
      <Text as="dt" color="fg.muted">
        {servicesList.fee}
      </Text>
      <Text as="dd" fontWeight="550">
        {servicesList.feeOf(service)}
      </Text>
      <Text as="dt" color="fg.muted">
        {servicesList.duration}
      </Text>
      <Text as="dd" fontWeight="550">
        {service.duration}
      </Text>
    </Grid>
  );
}

const Feature = chakra("li", {
  base: {
    display: "flex",
    gap: "3",
    paddingBlock: "2.5",
    borderBottomWidth: "1px",
    borderColor: "border.subtle",
    textStyle: "ui",
    _first: { paddingBlockStart: { lg: "1" } },
    _last: { borderBottomWidth: "0" },
    _before: {
      content: '""',
      flexShrink: "0",
      width: "3",
      height: "1px",
      marginBlockStart: "0.7em",
      bg: "clay.solid",
    },
  },
});

function FeatureList({ features }: Pick<DetailedService, "features">) {
  return (
    <Box as="ul" listStyleType="none" aria-label={servicesList.included}>
      {features.map((feature) => (
        <Feature key={feature}>{feature}</Feature>
      ))}
    </Box>
  );
}
