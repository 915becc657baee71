import { Box, chakra, Flex, Grid, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { pageServices } from "#site/content/services.ts";
import type { DetailedService } from "#site/content/services.ts";
import { serviceImages, servicesList } from "#site/content/services-page.ts";
import { Picture } from "#site/ui/picture.tsx";
import { COLUMN_GAP } from "../layout/columns.tsx";
import { Section } from "../layout/section.tsx";
import { ServiceIcon } from "../layout/service-icon.tsx";
import { ServiceProject } from "./service-project.tsx";
import { useServicesCopy } from "./use-services-copy.ts";

/** The six services: image, text, icon with swatch, price, duration, a project, and what is included. */
export function ServiceList() {
  const { list } = useServicesCopy().nodes;
  return (
    <Section label={servicesList.heading}>
      <VisuallyHidden as="h2">{servicesList.heading}</VisuallyHidden>
      <Box as="ul" listStyleType="none">
        {pageServices.map((service) => (
          <ServiceEntry key={service.id} service={service} text={list[service.id]} />
        ))}
      </Box>
    </Section>
  );
}

interface ServiceEntryProps {
  readonly service: DetailedService;
  readonly text: ReturnType<typeof useServicesCopy>["nodes"]["list"][string] | undefined;
}

function ServiceEntry({ service, text }: ServiceEntryProps) {
  return (
    <Grid
      as="li"
      id={service.id}
      scrollMarginBlockStart="6rem"
      templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(12, minmax(0, 1fr))" }}
      // Images stand left and right in turn.
      _even={{ "& > :first-child": { order: { md: "1" } } }}
      columnGap={COLUMN_GAP}
      rowGap="6"
      paddingBlock={{ base: "8", lg: "10" }}
      borderTopWidth="1px"
      _last={{ borderBottomWidth: "1px" }}
    >
      <Box alignSelf="start" maxWidth="42rem" gridColumn={{ md: "span 6", lg: "span 5" }}>
        <Picture
          source={serviceImages[service.id]}
          sizes="(min-width: 64rem) 40vw, (min-width: 48rem) 44vw, 92vw"
          aspectRatio="3 / 2"
        />
      </Box>
      {/* Higher than the list, so that the common baseline moves the list only; as high as the image. */}
      <Flex
        direction="column"
        gridColumn={{ md: "span 6", lg: "span 4" }}
        alignSelf={{ lg: "baseline" }}
        minHeight={{ lg: "full" }}
      >
        <Flex justify="space-between" wrap="wrap" gap="4">
          {/* The longest title is one line beside the icon. */}
          <Text as="h3" textStyle="heading" fontSize={{ lg: "min(2.7vw, 2.9rem)" }} minWidth="0">
            {text?.title}
          </Text>
          <ServiceIcon service={service} />
        </Flex>
        <Text textStyle="body" color="fg.muted" marginBlockStart="4" maxWidth="32rem">
          {text?.description}
        </Text>
        <Terms service={service} fee={text?.fee} duration={text?.duration} />
      </Flex>
      <Box
        gridColumn={{ md: "1 / -1", lg: "span 3" }}
        order={{ md: "2", lg: "0" }}
        alignSelf={{ lg: "baseline" }}
      >
        <FeatureList features={text?.features ?? []} />
      </Box>
    </Grid>
  );
}

interface TermsProps {
  readonly service: DetailedService;
  readonly fee: ReactNode;
  readonly duration: ReactNode;
}

/** Minimum fee and duration of the service, and a project that shows it. */
function Terms({ service, fee, duration }: TermsProps) {
  return (
    <Grid
      as="dl"
      templateColumns="auto minmax(0, 1fr)"
      columnGap="4"
      rowGap="1"
      alignItems="baseline"
      paddingBlockStart="5"
      // Ends with the image beside it.
      marginBlockStart={{ md: "auto" }}
      textStyle="body"
      css={{ "& dt": { color: "fg.muted" }, "& dd": { fontWeight: "550" } }}
    >
      <dt>{servicesList.fee}</dt>
      <dd>{fee}</dd>
      <dt>{servicesList.duration}</dt>
      <dd>{duration}</dd>
      <ServiceProject service={service}>
        {(link) => (
          <>
            <dt>{servicesList.project}</dt>
            <dd>{link}</dd>
          </>
        )}
      </ServiceProject>
    </Grid>
  );
}

const Feature = chakra("li", {
  base: {
    display: "flex",
    gap: "3",
    alignItems: "baseline",
    paddingBlock: "2.5",
    borderBottomWidth: "1px",
    borderColor: "border.subtle",
    textStyle: "body",
    _first: { paddingBlockStart: { lg: "0" } },
    _last: { borderBottomWidth: "0" },
    // Two columns on tablets: neither of the last row has a line.
    "&:nth-last-of-type(2)": { borderBottomWidth: { md: "0", lg: "1px" } },
    _before: {
      content: '""',
      flexShrink: "0",
      width: "3",
      height: "1px",
      transform: "translateY(-0.3em)",
      bg: "clay.solid",
    },
  },
});

function FeatureList({ features }: { readonly features: readonly ReactNode[] }) {
  return (
    <Box
      as="ul"
      listStyleType="none"
      aria-label={servicesList.included}
      display="grid"
      gridTemplateColumns={{
        base: "minmax(0, 1fr)",
        md: "repeat(2, minmax(0, 1fr))",
        lg: "minmax(0, 1fr)",
      }}
      columnGap={COLUMN_GAP}
    >
      {features.map((feature, index) => (
        <Feature key={index}>{feature}</Feature>
      ))}
    </Box>
  );
}
