import { Box, Grid, Stack } from "@chakra-ui/react";
import { paths } from "#site/config/paths.ts";
import { contactIntro, contactMeta } from "#site/content/contact.ts";
import { PageIntro } from "../layout/page-intro.tsx";
import { PageMeta } from "../layout/page-meta.tsx";
import { Column } from "../layout/section.tsx";
import { ContactForm } from "./contact-form.tsx";
import { StudioCard } from "./studio-card.tsx";
import { StudioFigure } from "./studio-figure.tsx";
import { BusinessJsonLd } from "./business-json-ld.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

export function ContactPage() {
  return (
    <>
      <PageMeta {...contactMeta} path={paths.contact} />
      <BusinessJsonLd />
      <PageIntro headline={contactIntro.headline} lead={contactIntro.lead} />
      <Column paddingBlock={{ base: "14", lg: "24" }}>
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 4fr)" }}
          columnGap={{ lg: "16", xl: "24" }}
          rowGap="16"
          alignItems="start"
        >
          <Box data-island="">
            <ContactForm />
          </Box>
          <Stack as="aside" gap="12">
            <StudioCard />
            <StudioFigure />
            <WhyChooseUs />
          </Stack>
        </Grid>
      </Column>
    </>
  );
}
