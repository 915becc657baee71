import { chakra, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { paths } from "#site/config/paths.ts";
import { materials, materialWords } from "#site/content/materials.ts";
import { ButtonLink } from "#site/ui/button-link.tsx";
import { PageLink } from "#site/ui/page-link.tsx";
import { Section } from "../layout/section.tsx";

const Names = chakra("ul", {
  base: {
    listStyleType: "none",
    display: "flex",
    flexWrap: "wrap",
    columnGap: { base: "6", lg: "10" },
    rowGap: "2",
    marginBlock: { base: "6", lg: "8" },
    "& a": {
      display: "inline-block",
      paddingBlock: "2",
      textDecorationLine: "underline",
      textDecorationThickness: "1px",
      textUnderlineOffset: "0.2em",
      textDecorationColor: "border.emphasized",
      "&:hover": { color: "clay.fg", textDecorationColor: "currentcolor" },
    },
  },
});

/** Links to the pages of the materials, below the projects. */
export function AllMaterials() {
  return <MaterialSection heading={materialWords.all} entries={materials} />;
}

/** Links to the other materials, at the end of each material's page. */
export function OtherMaterials({ except }: { readonly except: string }) {
  const others = materials.filter(({ slug }) => slug !== except);
  const { sample } = materialWords;
  return (
    <MaterialSection heading={materialWords.others} entries={others}>
      <ButtonLink to={sample.to} variant="outline" size="lg">
        {sample.label}
      </ButtonLink>
    </MaterialSection>
  );
}

interface MaterialSectionProps {
  readonly heading: string;
  readonly entries: typeof materials;
  /** Below the names. */
  readonly children?: ReactNode;
}

function MaterialSection({ heading, entries, children }: MaterialSectionProps) {
  return (
    <Section label={heading} screenOnly>
      <Text as="h2" textStyle="eyebrow" color="clay.fg">
        {heading}
      </Text>
      <Names>
        {entries.map(({ slug, name }) => (
          <Text as="li" key={slug} textStyle="heading">
            <PageLink to={paths.material(slug)}>{name}</PageLink>
          </Text>
        ))}
      </Names>
      {children}
    </Section>
  );
}
