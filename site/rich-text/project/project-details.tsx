import { Box, chakra, Grid, Text } from "@chakra-ui/react";
import type { PublishedProject } from "#supabase/data/public-projects.ts";
import { paths } from "#site/config/paths.ts";
import { findMaterial } from "#site/content/find-material.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { CoverImage } from "../cover-image.tsx";
import { linkAddress } from "#site/format/url-allowlist.ts";

type Materials = PublishedProject["materials"];
type Credits = PublishedProject["credits"];

interface MaterialListProps {
  readonly materials: Materials;
  /** The site's origin for output outside of the site. */
  readonly origin?: string | undefined;
}

/** Materials with a swatch: a color or a crop of an image. */
export function MaterialList({ materials, origin = "" }: MaterialListProps) {
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))"
      columnGap={{ base: "6", lg: "10" }}
      rowGap={{ base: "6", lg: "8" }}
    >
      {materials.map(({ name, swatch, note }, index) => (
        <chakra.li
          key={index}
          display="grid"
          gridTemplateColumns={swatch === "" ? "minmax(0, 1fr)" : "5.5rem minmax(0, 1fr)"}
          gap="4"
          alignItems="start"
          overflowWrap="anywhere"
        >
          {swatch !== "" && <Swatch swatch={swatch} />}
          <div>
            <Text fontWeight="550">
              <MaterialName name={name} origin={origin} />
            </Text>
            {note !== "" && (
              <Text textStyle="caption" color="fg.muted">
                {note}
              </Text>
            )}
          </div>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** Linked to the material's page, if it has one. */
function MaterialName({ name, origin }: { readonly name: string; readonly origin: string }) {
  const material = findMaterial(name)?.material;
  if (material === undefined) return name;
  return (
    <chakra.a
      href={`${origin}${paths.material(material.slug)}`}
      textDecoration="underline"
      textDecorationThickness="1px"
      textUnderlineOffset="0.2em"
      _hover={{ color: "clay.fg" }}
    >
      {name}
    </chakra.a>
  );
}

function Swatch({ swatch }: { readonly swatch: string }) {
  if (swatch.startsWith("#")) {
    const style = { backgroundColor: swatch, printColorAdjust: "exact" } as const;
    return <Box aspectRatio="1" borderWidth="1px" style={style} data-swatch="" />;
  }
  return <CoverImage address={swatch} stockImage="" alt="" sizes="5.5rem" frame={SQUARE} />;
}

const SQUARE = { aspectRatio: "1" } as const;

/** Those who took part, with the role before the name. Links leave the site. */
export function CreditList({ credits }: { readonly credits: Credits }) {
  return (
    <Box as="dl" borderBlockStartWidth="1px" overflowWrap="anywhere">
      {credits.map(({ role, name, link }, index) => (
        <Grid
          key={index}
          templateColumns={{ base: "minmax(0, 1fr)", sm: "minmax(0, 2fr) minmax(0, 3fr)" }}
          columnGap="6"
          borderBlockEndWidth="1px"
          paddingBlock="3"
        >
          <Text as="dt" textStyle="caption" color="fg.muted">
            {role === "" ? projectWords.noRole : role}
          </Text>
          <Text as="dd">
            <CreditName name={name} link={link} />
          </Text>
        </Grid>
      ))}
    </Box>
  );
}

function CreditName({ name, link }: { readonly name: string; readonly link: string }) {
  const address = linkAddress(link);
  if (address === null) return name;
  return (
    <chakra.a
      href={address}
      rel="noopener"
      color="clay.fg"
      textDecoration="underline"
      textUnderlineOffset="0.2em"
    >
      {name}
    </chakra.a>
  );
}

type Words = Pick<PublishedProject, "outcome" | "testimonial">;

/** The project's result and the client's testimonial. Plain text: markup shows as typed. */
export function OutcomeSection({ outcome, testimonial }: Words) {
  const paragraphs = outcome.split(/\n\s*\n/).filter((each) => each.trim() !== "");
  return (
    <Grid
      templateColumns={{
        base: "minmax(0, 1fr)",
        lg:
          paragraphs.length > 0 && testimonial
            ? "minmax(0, 5fr) minmax(0, 7fr)"
            : "minmax(0, 46rem)",
      }}
      gap={{ base: "8", lg: "16" }}
      overflowWrap="anywhere"
    >
      {paragraphs.length > 0 && (
        <Box display="grid" gap="4" alignContent="start" textStyle="prose">
          {paragraphs.map((paragraph, index) => (
            <Text key={index} whiteSpace="pre-line" textWrap="pretty">
              {paragraph}
            </Text>
          ))}
        </Box>
      )}
      {testimonial && <Quote {...testimonial} />}
    </Grid>
  );
}

function Quote({ quote, person, role }: NonNullable<Words["testimonial"]>) {
  const signature = [person, role].filter((part) => part !== "").join(", ");
  return (
    <chakra.figure
      borderInlineStartWidth="2px"
      borderColor="clay.solid"
      paddingInlineStart={{ base: "5", lg: "8" }}
    >
      <chakra.blockquote textStyle="subheading" lineHeight="1.4" whiteSpace="pre-line">
        {projectWords.quoted(quote)}
      </chakra.blockquote>
      {signature !== "" && (
        <Text as="figcaption" textStyle="caption" color="fg.muted" marginBlockStart="4">
          {signature}
        </Text>
      )}
    </chakra.figure>
  );
}
