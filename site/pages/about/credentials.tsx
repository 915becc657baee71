import { Box, chakra, Grid, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { parseCertificates, parsePress, proof } from "#site/content/proof.ts";
import { Section } from "../layout/section.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { OfProject } from "./of-project.tsx";

/** Quotes of the press, certificates and insurance. Renders nothing without either. */
export function Credentials() {
  const settings = useSiteSettings();
  const press = parsePress(settings.press);
  const certificates = parseCertificates(settings.certificates);
  if (press.length === 0 && certificates.length === 0) return null;
  const label = press.length > 0 ? proof.press.heading : proof.certificates.heading;
  return (
    <Section label={label}>
      <Stack gap={{ base: "14", lg: "20" }}>
        {press.length > 0 && (
          <Part heading={proof.press.heading}>
            {press.map(({ year, publication, line, project }) => (
              <Line key={`${year} ${publication} ${line}`}>
                <Text textStyle="subheading">
                  <OfProject path={project}>{line}</OfProject>
                </Text>
                <Text textStyle="ui" color="fg.muted">
                  {`${publication}, ${year}`}
                </Text>
              </Line>
            ))}
          </Part>
        )}
        {certificates.length > 0 && (
          <Part heading={proof.certificates.heading}>
            {certificates.map(({ title, detail }) => (
              <Line key={`${title} ${detail}`}>
                <Text textStyle="ui" fontWeight="550">
                  {title}
                </Text>
                <Text textStyle="ui" color="fg.muted">
                  {detail}
                </Text>
              </Line>
            ))}
          </Part>
        )}
      </Stack>
    </Section>
  );
}

const Line = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 3fr) minmax(0, 2fr)" },
    columnGap: "8",
    rowGap: "1",
    alignItems: "baseline",
    paddingBlock: "4",
    borderTopWidth: "1px",
  },
});

interface PartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

function Part({ heading, children }: PartProps) {
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 4fr) minmax(0, 8fr)" }}
      columnGap="16"
      rowGap="6"
    >
      <Text as="h2" textStyle="heading" maxWidth="9em">
        {heading}
      </Text>
      <Box as="ul">{children}</Box>
    </Grid>
  );
}
