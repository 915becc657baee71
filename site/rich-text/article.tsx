import { chakra, Wrap } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import type { ImageSize } from "#supabase/data/image-copies.ts";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import { useMemo } from "react";
import { ArticleBody } from "./article-body.tsx";
import { contentsOf } from "./article-contents.ts";
import { ContentsList } from "./contents-list.tsx";
import { dayOf, readTimeOf, labelsOf } from "./article-meta.ts";
import type { ArticleMeta } from "./article-meta.ts";
import { CoverImage } from "./cover-image.tsx";
import type { EmbedContext } from "./embed-context.ts";
import { headlineStyle } from "./headline-style.ts";
import { DEFAULT_POST_IMAGE, featuredMedia } from "./media-kind.ts";
import { useImageVariants } from "./image-variants.ts";
import { withoutRepeatedFeaturedImage } from "./without-repeated-featured-image.ts";

export interface ArticlePost extends ArticleMeta {
  readonly title: string;
  readonly featuredImageUrl: string | null;
  readonly content: string;
  readonly tags: readonly string[];
}

interface ArticleProps {
  readonly post: ArticlePost;
  readonly embed?: EmbedContext;
}

/**
 * A container query for an article wide enough for a side column. Not a media query, since previews render
 * the article, too.
 */
const WIDE_ARTICLE = "@container (min-width: 58rem)";

const articleGrid: SystemStyleObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2rem",
  marginBlockStart: "1.5rem",
  [WIDE_ARTICLE]: {
    gridTemplateColumns: "minmax(0, 3fr) minmax(0, 8fr)",
    gap: "4rem",
    marginBlockStart: "4rem",
  },
};

const IMAGE_RATIO = 4 / 3;

/**
 * Style of the featured image. On narrow pages it bleeds out of the column by `--bleed`, where that is set.
 * On wide ones it is shown uncropped and never enlarged.
 */
const featuredImageStyle: SystemStyleObject = {
  width: "calc(100% + 2 * var(--bleed, 0px))",
  maxWidth: "none",
  marginInline: "calc(-1 * var(--bleed, 0px))",
  aspectRatio: IMAGE_RATIO,
  [WIDE_ARTICLE]: {
    width: "100%",
    marginInline: "0",
    aspectRatio: "3 / 2",
    maxHeight: "85vh",
    objectFit: "scale-down",
    objectPosition: "0 100%",
    bg: "transparent",
  },
};

/** A video is shown uncropped at any aspect ratio. */
const featuredVideoStyle: SystemStyleObject = {
  ...featuredImageStyle,
  aspectRatio: "16 / 9",
  objectFit: "contain",
  bg: "ink",
  [WIDE_ARTICLE]: { width: "100%", marginInline: "0", maxHeight: "85vh" },
};

/** An image of known size gets a frame of its size, so that no empty space remains above a small one. */
function featuredImageStyleOf({ width, height }: ImageSize): SystemStyleObject {
  const ratio = width / height;
  const highest = `calc(85vh * ${String(ratio)})`;
  return {
    ...featuredImageStyle,
    "--drawn": `${String(width)}px`,
    // On dense screens an image has two pixels for each of CSS.
    "@media (min-resolution: 1.5dppx)": { "--drawn": `${String(width / 2)}px` },
    maxWidth: `calc(var(--drawn) / ${String(Math.max(1, ratio / IMAGE_RATIO))})`,
    [WIDE_ARTICLE]: {
      width: `min(100%, var(--drawn), ${highest})`,
      maxWidth: "none",
      marginInline: "0",
      aspectRatio: `${String(width)} / ${String(height)}`,
    },
  };
}

const text: SystemStyleObject = {
  fontSize: "1.0625rem",
  minWidth: "0",
  // `--full`: the article, and the space beside it up to the edges of the page.
  "--article": "100cqi",
  "--full": "calc(100cqi + 2 * var(--bleed, 0px))",
  [WIDE_ARTICLE]: { gridColumn: "2", "--measure": "36rem", fontSize: "1.1875rem" },
  "& [data-article-body] > p:not(* + p)": { textStyle: "lead" },
};

/** A post as visitors see it. The dashboard's preview renders the same component. */
export function Article({ post, embed }: ArticleProps) {
  const frame = useFrame(post.featuredImageUrl);
  const body = useMemo(
    () => withoutRepeatedFeaturedImage(post.content, post.featuredImageUrl),
    [post.content, post.featuredImageUrl],
  );
  const contents = useMemo(() => contentsOf(body), [body]);
  const shown = (address: string) => embed?.toAssetUrl(address) ?? address;
  return (
    <chakra.article
      containerType="inline-size"
      width="full"
      css={{ "& *": { overflowWrap: "anywhere" } }}
    >
      <Head post={post} />
      <chakra.div css={articleGrid}>
        <Meta post={post} />
        <CoverImage
          key={withoutImageFragment(post.featuredImageUrl ?? "")}
          address={post.featuredImageUrl === null ? null : shown(post.featuredImageUrl)}
          stockImage={shown(DEFAULT_POST_IMAGE)}
          alt={post.title}
          priority
          playable
          sizes="(min-width: 64rem) min(64vw, 1180px), 113vw"
          frame={frame}
        />
        <chakra.div css={text}>
          <ContentsList entries={contents} wide={WIDE_ARTICLE} />
          <ArticleBody source={body} contents={contents} {...(embed && { origin: embed.origin })} />
          <Tags tags={post.tags} />
        </chakra.div>
      </chakra.div>
    </chakra.article>
  );
}

function useFrame(address: string | null): SystemStyleObject {
  const media = featuredMedia(address, DEFAULT_POST_IMAGE);
  const variants = useImageVariants(media.address);
  if (media.kind === "video") return featuredVideoStyle;
  const size = variants ?? imageFiles(media.address);
  return size === null ? featuredImageStyle : featuredImageStyleOf(size);
}

function Head({ post }: ArticleProps) {
  const labels = labelsOf(post);
  return (
    <header>
      {labels.length > 0 && (
        <Wrap textStyle="eyebrow" color="clay.fg" columnGap="5" rowGap="1" marginBottom="5">
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </Wrap>
      )}
      <chakra.h1 {...headlineStyle} unicodeBidi="plaintext">
        {post.title}
      </chakra.h1>
    </header>
  );
}

function Meta({ post }: ArticleProps) {
  const day = dayOf(post);
  return (
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      columnGap="6"
      rowGap="1"
      alignSelf="end"
      textStyle="caption"
      color="fg.muted"
      css={{
        [WIDE_ARTICLE]: {
          display: "grid",
          rowGap: "0.5rem",
          borderTopWidth: "1px",
          paddingBlockStart: "1rem",
        },
      }}
    >
      {post.author.trim() !== "" && (
        <chakra.li color="fg" flexBasis="100%">
          {post.author}
        </chakra.li>
      )}
      {day.text !== "" && (
        <li>
          <time dateTime={day.iso}>{day.text}</time>
        </li>
      )}
      <li>{readTimeOf(post)}</li>
    </chakra.ul>
  );
}

function Tags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <chakra.ul
      aria-label="Tags"
      display="flex"
      flexWrap="wrap"
      columnGap="5"
      rowGap="2"
      maxWidth="var(--measure, 32rem)"
      marginBlockStart="12"
      paddingBlockStart="5"
      borderTopWidth="1px"
      textStyle="caption"
      color="fg.muted"
    >
      {[...new Set(tags)].map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </chakra.ul>
  );
}
