import { chakra, Text } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import { paths } from "#site/config/paths.ts";
import { materialSamples, MATERIALS_ID, materialWords } from "#site/content/material-samples.ts";
import { PageLink } from "#site/ui/page-link.tsx";
import { Picture } from "#site/ui/picture.tsx";
import { Section } from "../layout/section.tsx";

const Samples = chakra("ul", {
  base: {
    listStyleType: "none",
    display: "grid",
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      md: "repeat(4, minmax(0, 1fr))",
      lg: "repeat(var(--samples), minmax(0, 1fr))",
    },
    columnGap: "4",
    rowGap: "6",
    marginBlock: { base: "6", lg: "8" },
    "& a": {
      display: "block",
      height: "100%",
      "& picture": { transition: "transform 200ms ease-out" },
      "&:hover": {
        color: "clay.fg",
        textDecorationLine: "underline",
        textUnderlineOffset: "0.2em",
        "& picture": { transform: "translateY(-4px)" },
      },
    },
    "@media (prefers-reduced-motion: reduce)": { "& a:hover picture": { transform: "none" } },
  },
});

/** On large screens there are seven samples in a row, at least. */
const SIZES = "(min-width: 64rem) 13vw, (min-width: 48rem) 22vw, 45vw";

/** Links to the pages of the materials below the projects, each a sample with its name. */
export function AllMaterials() {
  return (
    <MaterialSection heading={materialWords.all} entries={materialSamples} id={MATERIALS_ID} />
  );
}

/** Links to the other materials, at the end of each material's page. */
export function OtherMaterials({ except }: { readonly except: string }) {
  const others = materialSamples.filter(({ slug }) => slug !== except);
  return <MaterialSection heading={materialWords.others} entries={others} />;
}

interface MaterialSectionProps {
  readonly heading: string;
  readonly entries: typeof materialSamples;
  /** Fragment of links to it. */
  readonly id?: string;
}

function MaterialSection({ heading, entries, id }: MaterialSectionProps) {
  return (
    <Section label={heading} screenOnly>
      <Text as="h2" textStyle="subheading" {...(id !== undefined && { id })}>
        {heading}
      </Text>
      <Samples style={{ "--samples": entries.length } as CSSProperties}>
        {entries.map(({ slug, name, image }) => (
          <li key={slug}>
            <PageLink to={paths.material(slug)}>
              {/* The name below says what the sample is. */}
              <Picture
                source={{ ...image, alt: "" }}
                sizes={SIZES}
                aspectRatio={{ base: "4 / 3", md: "3 / 4" }}
              />
              <Text as="span" display="block" textStyle="caption" marginTop="2">
                {name}
              </Text>
            </PageLink>
          </li>
        ))}
      </Samples>
    </Section>
  );
}
