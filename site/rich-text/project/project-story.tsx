import { Box, chakra } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import type { ImageSize } from "#supabase/data/image-copies.ts";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import type { GalleryImage } from "#supabase/data/public-projects.ts";
import { materialTerms } from "#site/content/material-terms.ts";
import { ArticleBody } from "../article-body.tsx";
import { useImageSize } from "../image-variants.ts";
import { limitComplexity } from "../limit-complexity.ts";
import { firstMentions } from "../link-materials.ts";
import { splitBlocks } from "../split-blocks.ts";
import { readCaption } from "./camera-name.ts";
import { composeStory, rowPixels, sharesByRatio } from "./compose-story.ts";
import type { StoryRow } from "./compose-story.ts";
import { ProjectImage } from "./project-image.tsx";

interface ProjectStoryProps {
  /** Markup of the text; '' for none. */
  readonly content: string;
  readonly images: readonly GalleryImage[];
  /** The site's origin for output outside of the site. */
  readonly origin?: string | undefined;
}

/** The text of a project with its images between the parts. Renders nothing without both. */
export function ProjectStory({ content, images, origin = "" }: ProjectStoryProps) {
  const sizeOfVariants = useImageSize();
  const sizeOf = ({ url }: GalleryImage) => {
    const address = withoutImageFragment(url);
    return sizeOfVariants(address) ?? imageFiles(address);
  };
  const ratioOf = (image: GalleryImage) => ratioOfSize(sizeOf(image));
  const { markup, rest } = limitComplexity(content);
  const parts = composeStory(splitBlocks(markup), images, ratioOf);
  if (parts.length === 0 && rest === "") return null;
  const linked = firstMentions(
    parts.map((part) => (part.kind === "images" ? "" : sourceOf(part.blocks))),
    materialTerms,
  );
  return (
    <chakra.div display="grid" gap={{ base: "10", lg: "16" }} data-story="">
      {parts.map((part, index) => {
        if (part.kind === "images") return <Row key={index} row={part.row} sizeOf={sizeOf} />;
        const text = (
          <ArticleBody
            source={sourceOf(part.blocks)}
            origin={origin}
            {...(linked[index] && { materials: linked[index] })}
          />
        );
        return part.kind === "text" ? (
          <Box key={index} marginInlineStart={INDENT} css={[textStyle, storyWidth]}>
            {text}
          </Box>
        ) : (
          <chakra.div
            key={index}
            css={isDetails(part.row) ? besideDetailStyle : besideStyle}
            data-row="beside"
          >
            <Box css={textStyle}>{text}</Box>
            <Row row={part.row} sizeOf={sizeOf} frame={BESIDE_FRAME} />
          </chakra.div>
        );
      })}
      {rest !== "" && (
        <Box as="p" marginInlineStart={INDENT} whiteSpace="pre-wrap" overflowWrap="anywhere">
          {rest}
        </Box>
      )}
    </chakra.div>
  );
}

function ratioOfSize(size: ImageSize | null): number | null {
  return size === null ? null : size.width / size.height;
}

function sourceOf(blocks: readonly string[]): string {
  return blocks.join("\n\n");
}

/** The text stands on the fifth of twelve columns, below the facts and beside white space. */
const INDENT = { base: "0", lg: "calc(100% / 3)" } as const;

/** From 1440 px on larger, with lines of 60 to 68 characters. */
const textStyle: SystemStyleObject = {
  textStyle: "prose",
  "@media (min-width: 90rem)": {
    fontSize: "clamp(1.25rem, 1.0625rem + 0.2083vw, 1.3125rem)",
    lineHeight: "1.65",
    "--measure": "min(39.5rem, 100%)",
  },
};

/** The width of the whole story, for an image in its text. */
const storyWidth: SystemStyleObject = {
  "--full": { base: "100%", lg: "150%" },
  "--article": "var(--full)",
};

const COLUMN = "min(92vw, 105rem)";
const FRAMES = { full: COLUMN, inset: "min(92vw, 34rem)" } as const;
/** Largest width of a material from close by, which is never larger than the images of the space. */
const DETAIL = { base: "15rem", lg: "22rem" } as const;
const DETAIL_FRAME = `min(92vw, ${DETAIL.lg})`;
const DETAIL_PAIR = "45.5rem";

/** All images of the row show a material from close by; a detail with a camera on the plan is a view of the space. */
function isDetails({ images }: StoryRow): boolean {
  return images.every(
    ({ stage, caption }) => stage === "detail" && readCaption(caption).camera === null,
  );
}

const rowStyles: Readonly<Record<StoryRow["layout"], SystemStyleObject>> = {
  full: {},
  // Images of one height: each one is as wide as its ratio demands. On phones they stand below each other.
  pair: {
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    alignItems: "start",
    gap: { base: "2rem", md: "1.5rem" },
    // As wide as the lowest image allows at its pixels: a limit of one image alone would enlarge the other.
    maxWidth: { md: "calc(var(--row, 9999px) / var(--density, 1) + 1.5rem)" },
    "& > *": {
      flex: { base: "none", md: "var(--ratio, 1) 1 0%" },
      minWidth: "0",
      maxWidth: "full",
    },
  },
  inset: { maxWidth: "34rem", marginInlineStart: INDENT },
};

/** Largest width and height of an image beside a text. */
const BESIDE = "44rem";
const BESIDE_FRAME = `min(92vw, max(34rem, min(54vw, ${BESIDE})))`;

/** Text and image in columns of 5 to 7 on large screens; the image ends with the column. */
const besideStyle: SystemStyleObject = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 7fr)" },
  columnGap: { lg: "16" },
  rowGap: "10",
  "& [data-row]": { maxWidth: { base: "34rem", lg: "none" }, marginInlineStart: "0" },
  "& figure[data-image]": {
    maxWidth: { lg: `min(var(--drawn), ${BESIDE}, var(--ratio, 1) * ${BESIDE})` },
    marginInlineStart: { lg: "auto" },
  },
};

/** A detail stands in the space before the text, which starts where the others do. */
const besideDetailStyle: SystemStyleObject = {
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    lg: "minmax(0, 1fr) minmax(0, 2fr)",
  },
  rowGap: "8",
  alignItems: "start",
  "& > :last-child": { order: { lg: -1 }, marginInlineStart: "0", paddingInlineEnd: { lg: "12" } },
};

/** Rows of details: two stand beside each other on phones, too. */
const detailStyles: Readonly<Record<StoryRow["layout"], SystemStyleObject>> = {
  full: {},
  pair: {
    ...rowStyles.pair,
    flexDirection: "row",
    gap: { base: "1rem", md: "1.5rem" },
    maxWidth: { base: "32rem", lg: DETAIL_PAIR },
    marginInlineStart: INDENT,
    "& > *": { flex: "var(--ratio, 1) 1 0%", minWidth: "0" },
  },
  inset: { maxWidth: DETAIL, marginInlineStart: INDENT },
};

interface RowProps {
  readonly row: StoryRow;
  readonly sizeOf: (image: GalleryImage) => ImageSize | null;
  /** The largest width of its images, if it differs from that of the layout. */
  readonly frame?: string;
}

function Row({ row, sizeOf, frame }: RowProps) {
  const { layout, images } = row;
  const areDetails = isDetails(row);
  const sizes = images.map(sizeOf);
  const whole = areDetails ? `min(92vw, ${DETAIL_PAIR})` : COLUMN;
  const frames =
    layout === "pair"
      ? sharesByRatio(sizes.map(ratioOfSize)).map((share) => `calc(${whole} * ${String(share)})`)
      : images.map(() => (areDetails ? DETAIL_FRAME : (frame ?? FRAMES[layout])));
  const pixels = layout === "pair" ? rowPixels(sizes) : null;
  const style =
    pixels === null ? {} : ({ "--row": `${String(Math.floor(pixels))}px` } as CSSProperties);
  return (
    <chakra.div
      css={(areDetails ? detailStyles : rowStyles)[layout]}
      data-row={layout}
      style={style}
    >
      {images.map((image, index) => (
        <ProjectImage
          key={index}
          image={image}
          frame={frames[index] ?? COLUMN}
          phoneFrame={layout === "pair" && !areDetails ? COLUMN : undefined}
        />
      ))}
    </chakra.div>
  );
}
