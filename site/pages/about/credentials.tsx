import { Box, chakra, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { demoMark } from "#site/content/demo-mark.ts";
import { parseCertificates, parsePress, proof } from "#site/content/proof.ts";
import { DemoNote } from "#site/rich-text/demo-note.tsx";
import { COLUMN_GAP, Columns } from "../layout/columns.tsx";
import { Section } from "../layout/section.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { OfProject } from "./of-project.tsx";

/** Quotes of the press, certificates and insurance. Renders nothing without either. */
export function Credentials() {
  const settings = useSiteSettings();
  const press = parsePress(settings.press);
  const certificates = parseCertificates(settings.certificates);
  if (press.length === 0 && certificates.length === 0) return null;
  const pressMark = demoMark(press.map(({ publication }) => publication));
  const certificateMark = demoMark(certificates.map(({ detail }) => detail));
  const label = press.length > 0 ? proof.press.heading : proof.certificates.heading;
  return (
    <Section label={label}>
      <Stack gap={{ base: "14", lg: "20" }}>
        {press.length > 0 && (
          <Part heading={proof.press.heading} isDemo={pressMark.isDemo}>
            {press.map(({ year, publication, line, project }) => (
              <Line key={`${year} ${publication} ${line}`}>
                <Text textStyle="subheading">
                  <OfProject path={project}>{line}</OfProject>
                </Text>
                <Text textStyle="ui" color="fg.muted">
                  {`${pressMark.shown(publication)}, ${year}`}
                </Text>
              </Line>
            ))}
          </Part>
        )}
        {certificates.length > 0 && (
          <Part heading={proof.certificates.heading} isDemo={certificateMark.isDemo}>
            {certificates.map(({ title, detail }) => (
              <Line key={`${title} ${detail}`}>
                <Text textStyle="ui" fontWeight="550">
                  {title}
                </Text>
                <Text textStyle="ui" color="fg.muted">
                  {certificateMark.shown(detail)}
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
    gridTemplateColumns: {
      base: "minmax(0, 1fr)",
      md: "repeat(2, minmax(0, 1fr))",
      // Columns 5 to 9 and 10 to 12 of the page.
      lg: "repeat(8, minmax(0, 1fr))",
    },
    columnGap: COLUMN_GAP,
    "& > *": { gridColumn: { lg: "span 5" } },
    "& > :last-child": { gridColumn: { lg: "span 3" } },
    rowGap: "1",
    alignItems: "baseline",
    paddingBlock: "4",
    borderTopWidth: "1px",
  },
});

interface PartProps {
  readonly heading: string;
  readonly isDemo: boolean;
  readonly children: ReactNode;
}

function Part({ heading, isDemo, children }: PartProps) {
  return (
    <Columns rowGap="6">
      <Stack gap="2" gridColumn={{ lg: "1 / span 4" }}>
        <Text as="h2" textStyle="heading" maxWidth="9em">
          {heading}
        </Text>
        {isDemo && <DemoNote />}
      </Stack>
      <Box as="ul" gridColumn={{ lg: "5 / -1" }}>
        {children}
      </Box>
    </Columns>
  );
}
