import { Box, chakra, Grid, Stack, Text } from "@chakra-ui/react";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { legalCopy, legalTexts } from "#site/content/legal.ts";
import type { LegalDocument, LegalSection } from "#site/content/legal.ts";
import type { Copy, CopyPage } from "#site/content/page-copy.ts";
import { PageMeta } from "../layout/page-meta.tsx";
import { usePageCopy } from "../layout/page-copy.tsx";
import { BreakableEmail } from "../layout/breakable-email.tsx";
import { Column } from "#site/ui/column.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { LastUpdated } from "./last-updated.tsx";
import { LegalText } from "./legal-section.tsx";

interface LegalPageProps {
  readonly page: CopyPage;
  readonly document: LegalDocument;
  readonly path: string;
}

/** Title, date and contents on the left, the scrollable text on the right. */
export function LegalPage({ page, document, path }: LegalPageProps) {
  const { texts, nodes } = usePageCopy(page, document, legalTexts);
  return (
    <>
      <PageMeta title={texts.title} description={texts.description} path={path} />
      <Column>
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 4fr) minmax(0, 7fr)" }}
          columnGap={{ lg: "16", xl: "24" }}
          rowGap="10"
          paddingBlock={{ base: "12", md: "16", lg: "24" }}
        >
          <Stack gap="6" align="start">
            <Text as="h1" textStyle="title">
              {nodes.title}
            </Text>
            <LastUpdated />
            <Text color="fg.muted" maxWidth="30rem">
              {nodes.intro}
            </Text>
            <Contents sections={texts.sections} />
          </Stack>
          <LegalText label={texts.title}>
            {nodes.sections.map((section, index) => (
              <NumberedSection key={index} number={index + 1} section={section} />
            ))}
          </LegalText>
        </Grid>
      </Column>
    </>
  );
}

const anchorOf = (number: number) => `section-${String(number)}`;

const ContentsLink = chakra("a", {
  base: {
    display: "block",
    paddingBlock: "1.5",
    borderRadius: "xs",
    color: "fg.muted",
    _hover: { color: "fg", textDecoration: "underline", textUnderlineOffset: "0.25em" },
  },
});

function Contents({ sections }: Pick<Copy<LegalDocument, string>, "sections">) {
  return (
    <Box
      as="nav"
      aria-label={legalCopy.contents}
      alignSelf="stretch"
      borderTopWidth="1px"
      paddingBlockStart="4"
      textStyle="ui"
      display={{ base: "none", lg: "block" }}
      _print={{ display: "none" }}
    >
      {sections.map(({ heading }, index) => (
        <ContentsLink key={index} href={`#${anchorOf(index + 1)}`}>
          {`${String(index + 1)}. ${heading}`}
        </ContentsLink>
      ))}
    </Box>
  );
}

interface NumberedSectionProps {
  readonly number: number;
  readonly section: Copy<LegalSection, ReactNode>;
}

function NumberedSection({ number, section }: NumberedSectionProps) {
  const id = anchorOf(number);
  return (
    <Stack as="section" aria-labelledby={id} gap="4" textStyle="prose">
      <Text as="h2" id={id} textStyle="subheading" scrollMarginTop="8">
        {`${String(number)}. `}
        {section.heading}
      </Text>
      {section.paragraphs.map((paragraph, index) => (
        <Text key={index}>
          {typeof paragraph === "string" ? <Paragraph text={paragraph} /> : paragraph}
        </Text>
      ))}
      {section.points !== undefined && (
        <Box as="ul" listStyleType="disc" paddingInlineStart="5">
          {section.points.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </Box>
      )}
    </Stack>
  );
}

/** Allows line breaks within the studio's e-mail address. */
function Paragraph({ text }: { readonly text: string }) {
  const { email } = useSiteSettings();
  const pieces = email === "" ? [text] : text.split(email);
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <BreakableEmail address={email} />}
      {piece}
    </Fragment>
  ));
}
