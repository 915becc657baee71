import { Box, chakra, Grid, Text } from "@chakra-ui/react";
import { isColorSwatch } from "#supabase/data/project-parts.ts";
import type { PublishedProject } from "#supabase/data/public-projects.ts";
import { paths } from "#site/config/paths.ts";
import { findMaterial } from "#site/content/find-material.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { CoverImage } from "../cover-image.tsx";
import { linkAddress } from "#site/format/url-allowlist.ts";

type Materials = PublishedProject["materials"];
type Credits = PublishedProject["credits"];

/** At twice the density a swatch of the demo, 360 pixels wide, still has a pixel for each of the screen's. */
const SWATCH = "11rem";

interface MaterialListProps {
  readonly materials: Materials;
  /** The site's origin for output outside of the site. */
  readonly origin?: string | undefined;
}

/** At most as many materials divide the row of a wide screen among them, with their texts beside the swatches. */
const FEW = 3;

/** Materials, each with its swatch: a color or a crop of an image. */
export function MaterialList({ materials, origin = "" }: MaterialListProps) {
  const count = materials.length;
  const isFew = count <= FEW;
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{
        base: `repeat(2, minmax(0, ${SWATCH}))`,
        sm: `repeat(auto-fill, ${SWATCH})`,
        ...(isFew && { xl: `repeat(${String(count)}, minmax(0, 1fr))` }),
      }}
      columnGap="6"
      rowGap="8"
    >
      {materials.map((material, index) => (
        <chakra.li
          key={index}
          display="grid"
          gap={{ base: "3", ...(isFew && { xl: "6" }) }}
          alignContent="start"
          overflowWrap="anywhere"
          {...(isFew && wideItem(material.swatch !== ""))}
        >
          {material.swatch !== "" && <Swatch swatch={material.swatch} />}
          <MaterialText material={material} origin={origin} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** A rule above the whole column; the swatch is no wider than elsewhere. */
function wideItem(hasSwatch: boolean) {
  return {
    borderBlockStartWidth: { xl: "1px" },
    paddingBlockStart: { xl: "6" },
    ...(hasSwatch && { gridTemplateColumns: { xl: `${SWATCH} minmax(0, 1fr)` } }),
  };
}

interface MaterialTextProps {
  readonly material: Materials[number];
  readonly origin: string;
}

function MaterialText({ material: { name, note }, origin }: MaterialTextProps) {
  return (
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
  if (isColorSwatch(swatch)) {
    const style = { backgroundColor: swatch, printColorAdjust: "exact" } as const;
    return <Box aspectRatio="1" borderWidth="1px" style={style} data-swatch="" />;
  }
  return <CoverImage address={swatch} stockImage="" alt="" sizes={SWATCH} frame={SQUARE} />;
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

/** The project's result. Plain text: markup shows as typed. */
export function Outcome({ outcome }: Pick<PublishedProject, "outcome">) {
  const paragraphs = outcome.split(/\n\s*\n/).filter((each) => each.trim() !== "");
  return (
    <Box
      display="grid"
      gap="4"
      alignContent="start"
      textStyle="prose"
      fontSize={{ "2xl": "1.25rem" }}
      maxWidth="44rem"
      overflowWrap="anywhere"
    >
      {paragraphs.map((paragraph, index) => (
        <Text key={index} whiteSpace="pre-line" textWrap="pretty">
          {paragraph}
        </Text>
      ))}
    </Box>
  );
}
