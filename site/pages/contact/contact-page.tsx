import { Box, Grid } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { paths } from "#site/config/paths.ts";
import { contactIntro, contactMeta } from "#site/content/contact.ts";
import { withSettings } from "#site/content/page-copy.ts";
import { COLUMN_GAP } from "../layout/columns.tsx";
import { IntroText } from "../layout/page-intro.tsx";
import { PageMeta } from "../layout/page-meta.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { Column } from "#site/ui/column.tsx";
import { BusinessJsonLd } from "./business-json-ld.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactLines } from "./contact-lines.tsx";
import { ContactSteps } from "./contact-steps.tsx";
import { projectSlug, withoutProject } from "./project-in-url.ts";
import { StudioCard } from "./studio-card.tsx";
import { StudioFigure } from "./studio-figure.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

const wide = (left: string, right: string) =>
  `"${`${left} `.repeat(7)}. ${`${right} `.repeat(4).trim()}"`;
/** Form and image in columns 1 to 7, the narrow parts in columns 9 to 12. */
const LARGE_AREAS = `${wide("form", "card")} "${"steps ".repeat(12).trim()}" ${wide("figure", "reasons")}`;

export function ContactPage() {
  const settings = useSiteSettings();
  const [query, setQuery] = useSearchParams();
  const projectInUrl = {
    slug: projectSlug(query),
    remove: () => {
      setQuery(withoutProject(query), { replace: true });
    },
  };
  return (
    <>
      <PageMeta
        title={contactMeta.title}
        description={withSettings(contactMeta.description, settings)}
        path={paths.contact}
      />
      <BusinessJsonLd />
      <Column
        paddingBlockStart={{ base: "10", md: "14" }}
        paddingBlockEnd={{ base: "14", lg: "24" }}
      >
        <Box marginBlockEnd={{ base: "12", lg: "14" }}>
          <IntroText {...contactIntro} lead={withSettings(contactIntro.lead, settings)} isWide />
          <ContactLines />
        </Box>
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(12, minmax(0, 1fr))" }}
          templateAreas={{
            base: '"form" "steps" "card" "figure" "reasons"',
            lg: LARGE_AREAS,
          }}
          columnGap={COLUMN_GAP}
          rowGap={{ base: "16", lg: "24" }}
          alignItems="start"
        >
          <Box
            gridArea="form"
            data-island=""
            data-reply-hours={settings.replyWithinHours}
            data-booking-url={settings.bookingUrl || undefined}
          >
            <ContactForm
              replyWithinHours={settings.replyWithinHours}
              bookingUrl={settings.bookingUrl}
              projectInUrl={projectInUrl}
            />
          </Box>
          <Box gridArea="steps">
            <ContactSteps />
          </Box>
          <Box gridArea="card">
            <StudioCard />
          </Box>
          <Box gridArea="figure">
            <StudioFigure />
          </Box>
          <Box gridArea="reasons">
            <WhyChooseUs />
          </Box>
        </Grid>
      </Column>
    </>
  );
}
