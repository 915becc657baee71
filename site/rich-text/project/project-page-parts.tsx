import { Box, chakra, Grid, Text } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import { isColorSwatch } from "#supabase/data/project-parts.ts";
import type { PublishedProject } from "#supabase/data/public-projects.ts";
import { paths } from "#site/config/paths.ts";
import { findMaterial } from "#site/content/find-material.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { CoverImage } from "../cover-image.tsx";
import { useImageVariants } from "../image-variants.ts";
import { linkAddress } from "#site/format/url-allowlist.ts";

type Materials = PublishedProject["materials"];
type Credits = PublishedProject["credits"];

/** At twice the density a sample of 288 pixels still has a pixel for each of the screen's. */
const SWATCH = "9rem";

interface MaterialListProps {
  readonly materials: Materials;
  /** The site's origin for output outside of the site. */
  readonly origin?: string | undefined;
}

/** Columns of a wide screen: three, or as many as there are of fewer materials; four stand in two rows of two. */
function columnsFor(count: number): number {
  if (count < 3) return count;
  return count === 4 ? 2 : 3;
}

/** Materials, each with its swatch: a color or a crop of an image. From tablets on the text stands beside it. */
export function MaterialList({ materials, origin = "" }: MaterialListProps) {
  const columns = columnsFor(materials.length);
  return (
    <chakra.ul
      listStyleType="none"
      display="grid"
      gridTemplateColumns={{
        base: "repeat(2, minmax(0, 1fr))",
        lg: `repeat(${String(columns)}, minmax(0, 1fr))`,
      }}
      columnGap={{ base: "6", lg: "10" }}
      rowGap={{ base: "8", lg: "10" }}
    >
      {materials.map((material, index) => (
        <chakra.li
          key={index}
          display="grid"
          columnGap="6"
          rowGap="3"
          alignContent="start"
          overflowWrap="anywhere"
          borderBlockStartWidth={{ md: "1px" }}
          paddingBlockStart={{ md: "6" }}
          {...(material.swatch !== "" && besideSwatch)}
        >
          {material.swatch !== "" && <Swatch swatch={material.swatch} />}
          <MaterialText material={material} origin={origin} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const besideSwatch = {
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    md: `minmax(0, min(${SWATCH}, 40%)) minmax(0, 1fr)`,
  },
} as const;

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
        <Text textStyle="ui" color="fg.muted" marginBlockStart="1" textWrap="pretty">
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
  if (!isColorSwatch(swatch)) return <ImageSwatch url={swatch} />;
  const style = { backgroundColor: swatch, printColorAdjust: "exact" } as const;
  return <Box css={square} borderWidth="1px" style={style} data-swatch="" />;
}

const square: SystemStyleObject = { aspectRatio: "1", width: SWATCH, maxWidth: "100%" };

/** A square cut out of an uploaded image, smaller where the image has fewer pixels than the screen. */
function ImageSwatch({ url }: { readonly url: string }) {
  const address = withoutImageFragment(url);
  const size = useImageVariants(address) ?? imageFiles(address);
  const frame = size === null ? square : squareWithin(Math.min(size.width, size.height));
  return <CoverImage address={url} stockImage="" alt="" sizes={FRAMES} frame={frame} />;
}

const FRAMES = [{ width: SWATCH, ratio: 1 }] as const;

function squareWithin(pixels: number): SystemStyleObject {
  const widest = (density: number) => `min(100%, ${String(pixels / density)}px)`;
  return {
    ...square,
    maxWidth: widest(1),
    "@media (min-resolution: 1.5dppx)": { maxWidth: widest(2) },
  };
}

interface CreditListProps {
  readonly credits: Credits;
  /** The site's origin for output outside of the site. */
  readonly origin?: string | undefined;
}

/**
 * Those who took part, with the role before the name, in two columns on large screens. Links lead to other sites, or to
 * pages of this one.
 */
export function CreditList({ credits, origin = "" }: CreditListProps) {
  return (
    <Grid
      as="dl"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
      columnGap={{ lg: "16", xl: "24" }}
      overflowWrap="anywhere"
    >
      {credits.map(({ role, name, link }, index) => (
        <Grid
          key={index}
          templateColumns={{ base: "minmax(0, 1fr)", sm: "minmax(0, 2fr) minmax(0, 3fr)" }}
          columnGap="6"
          borderBlockStartWidth="1px"
          paddingBlock="3"
        >
          <Text as="dt" textStyle="caption" color="fg.muted">
            {role === "" ? projectWords.noRole : role}
          </Text>
          <Text as="dd">
            <CreditName name={name} link={link} origin={origin} />
          </Text>
        </Grid>
      ))}
    </Grid>
  );
}

interface CreditNameProps {
  readonly name: string;
  readonly link: string;
  readonly origin: string;
}

function CreditName({ name, link, origin }: CreditNameProps) {
  const address = linkAddress(link);
  if (address === null) return name;
  return (
    <chakra.a
      href={address.startsWith("/") ? `${origin}${address}` : address}
      rel="noopener"
      color="clay.fg"
      textDecoration="underline"
      textUnderlineOffset="0.2em"
    >
      {name}
    </chakra.a>
  );
}

/** A first paragraph of more characters is set like the others. */
const STATEMENT_MAX = 200;

/** The project's result: a short first paragraph is a statement. Plain text: markup shows as typed. */
export function Outcome({ outcome }: Pick<PublishedProject, "outcome">) {
  const paragraphs = outcome.split(/\n\s*\n/).filter((each) => each.trim() !== "");
  return (
    <Box display="grid" gap="5" alignContent="start" maxWidth="44rem" overflowWrap="anywhere">
      {paragraphs.map((paragraph, index) => (
        <Text
          key={index}
          whiteSpace="pre-line"
          {...(index === 0 && paragraph.length <= STATEMENT_MAX
            ? { textStyle: "heading" }
            : { textStyle: "prose", textWrap: "pretty" })}
        >
          {paragraph}
        </Text>
      ))}
    </Box>
  );
}
