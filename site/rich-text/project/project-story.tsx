import { Box, chakra } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import type { GalleryImage } from "#supabase/data/public-projects.ts";
import { materialTerms } from "#site/content/material-terms.ts";
import { ArticleBody } from "../article-body.tsx";
import { useImageSize } from "../image-variants.ts";
import { limitComplexity } from "../limit-complexity.ts";
import { firstMentions } from "../link-materials.ts";
import { splitBlocks } from "../split-blocks.ts";
import { composeStory, sharesByRatio } from "./compose-story.ts";
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
  const sizeOf = useImageSize();
  const ratioOf = ({ url }: GalleryImage) => {
    const address = withoutImageFragment(url);
    const size = sizeOf(address) ?? imageFiles(address);
    return size === null ? null : size.width / size.height;
  };
  const { markup, rest } = limitComplexity(content);
  const parts = composeStory(splitBlocks(markup), images, ratioOf);
  if (parts.length === 0 && rest === "") return null;
  const linked = firstMentions(
    parts.map((part) => (part.kind === "text" ? sourceOf(part.blocks) : "")),
    materialTerms,
  );
  return (
    <chakra.div display="grid" gap={{ base: "10", lg: "16" }} data-story="">
      {parts.map((part, index) =>
        part.kind === "text" ? (
          <Box key={index} marginInlineStart={INDENT} textStyle="prose" css={storyWidth}>
            <ArticleBody
              source={sourceOf(part.blocks)}
              origin={origin}
              {...(linked[index] && { materials: linked[index] })}
            />
          </Box>
        ) : (
          <Row key={index} row={part.row} ratioOf={ratioOf} />
        ),
      )}
      {rest !== "" && (
        <Box as="p" marginInlineStart={INDENT} whiteSpace="pre-wrap" overflowWrap="anywhere">
          {rest}
        </Box>
      )}
    </chakra.div>
  );
}

function sourceOf(blocks: readonly string[]): string {
  return blocks.join("\n\n");
}

/** The text stands on the fifth of twelve columns, below the facts and beside white space. */
const INDENT = { base: "0", lg: "calc(100% / 3)" } as const;

/** The width of the whole story, for an image in its text. */
const storyWidth: SystemStyleObject = {
  "--full": { base: "100%", lg: "150%" },
  "--article": "var(--full)",
};

const COLUMN = "min(92vw, 105rem)";
const FRAMES = { full: COLUMN, inset: "min(92vw, 34rem)" } as const;

const rowStyles: Readonly<Record<StoryRow["layout"], SystemStyleObject>> = {
  full: {},
  // Images of one height: each one is as wide as its ratio demands. On phones they stand below each other.
  pair: {
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    alignItems: "start",
    gap: { base: "2rem", md: "1.5rem" },
    "& > *": {
      flex: { base: "none", md: "var(--ratio, 1) 1 0%" },
      minWidth: "0",
      maxWidth: "full",
    },
  },
  inset: { maxWidth: "34rem", marginInlineStart: INDENT },
};

interface RowProps {
  readonly row: StoryRow;
  readonly ratioOf: (image: GalleryImage) => number | null;
}

function Row({ row: { layout, images }, ratioOf }: RowProps) {
  const frames =
    layout === "pair"
      ? sharesByRatio(images.map(ratioOf)).map((share) => `calc(${COLUMN} * ${String(share)})`)
      : images.map(() => FRAMES[layout]);
  return (
    <chakra.div css={rowStyles[layout]} data-row={layout}>
      {images.map((image, index) => (
        <ProjectImage
          key={index}
          image={image}
          frame={frames[index] ?? COLUMN}
          phoneFrame={layout === "pair" ? COLUMN : undefined}
        />
      ))}
    </chakra.div>
  );
}
