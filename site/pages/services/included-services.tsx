import { Box, Grid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { includedServices } from "#site/content/services.ts";
import type { Service } from "#site/content/services.ts";
import { servicesList } from "#site/content/services-page.ts";
import { COLUMN_GAP } from "../layout/columns.tsx";
import { Section } from "../layout/section.tsx";
import { useServiceMeta } from "../layout/service-meta.ts";
import { ServiceProject } from "./service-project.tsx";
import { useServicesCopy } from "./use-services-copy.ts";

/** The services that are part of every design: heading, then title, text and a project of each. */
export function IncludedServices() {
  const { texts: standard, nodes } = useServicesCopy();
  const { heading, texts } = nodes.included;
  return (
    <Section label={standard.included.heading} isAppendix>
      <Text as="h2" textStyle="heading">
        {heading}
      </Text>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
        columnGap={COLUMN_GAP}
        rowGap="8"
        marginBlockStart={{ base: "6", lg: "8" }}
      >
        {includedServices.map((service) => (
          <Entry key={service.id} service={service}>
            {texts[service.id]}
          </Entry>
        ))}
      </Grid>
    </Section>
  );
}

function Entry({ service, children }: { readonly service: Service; readonly children: ReactNode }) {
  const { title } = useServiceMeta()(service);
  return (
    <Box
      as="li"
      id={service.id}
      scrollMarginBlockStart="6rem"
      borderTopWidth="1px"
      paddingBlockStart="5"
    >
      <Text as="h3" textStyle="subheading">
        {title}
      </Text>
      <Text textStyle="body" color="fg.muted" marginBlockStart="2" maxWidth="32rem">
        {children}
      </Text>
      <ServiceProject service={service}>
        {(link) => (
          <Text textStyle="body" marginBlockStart="4">
            <Text as="span" color="fg.muted">
              {servicesList.project}
            </Text>{" "}
            {link}
          </Text>
        )}
      </ServiceProject>
    </Box>
  );
}
