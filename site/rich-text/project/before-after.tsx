import { chakra, Grid, Text } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { useRef } from "react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import { withoutFocus } from "#supabase/data/image-focus.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { useImageSize } from "../image-variants.ts";
import { ImageFile, sizeProperties } from "./project-image.tsx";
import type { ImagePair } from "./project-images.ts";

/** Half of the width of the slider's thumb: its centre moves between these distances from the edges. */
const HALF_THUMB = "1.375rem";

const thumb: SystemStyleObject = {
  appearance: "none",
  boxSizing: "border-box",
  width: `calc(2 * ${HALF_THUMB})`,
  height: `calc(2 * ${HALF_THUMB})`,
  border: "2px solid",
  borderColor: "ink",
  borderRadius: "full",
  bg: "sand.50",
};

/** Without script, and in print, the two images stand side by side. */
const sideBySide: SystemStyleObject = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  gap: { base: "3", md: "6" },
  alignItems: "start",
  maxWidth: "calc(2 * var(--drawn))",
  "--drawn": "var(--pixels, 100%)",
  "@media (min-resolution: 1.5dppx)": { "--drawn": "calc(var(--pixels, 200%) / 2)" },
  "& img": { display: "block", width: "100%", height: "auto", maxWidth: "var(--drawn)" },
  "& > input": { display: "none" },
};

/** With script, the second image covers the first one up to the slider's thumb. */
const stacked: SystemStyleObject = {
  "@media screen and (scripting: enabled)": {
    "--reveal": `calc(${HALF_THUMB} + (100% - 2 * ${HALF_THUMB}) * var(--share, 0.5))`,
    gridTemplateColumns: "minmax(0, 1fr)",
    position: "relative",
    maxWidth: "var(--drawn)",
    "& > *": { gridArea: "1 / 1" },
    "& > picture + picture": { clipPath: "inset(0 0 0 var(--reveal))" },
    "&::after": {
      content: '""',
      position: "absolute",
      insetBlock: "0",
      insetInlineStart: "var(--reveal)",
      width: "2px",
      marginInlineStart: "-1px",
      bg: "sand.50",
      pointerEvents: "none",
    },
    "& > input": {
      display: "block",
      appearance: "none",
      position: "relative",
      zIndex: "1",
      width: "100%",
      height: "100%",
      margin: "0",
      bg: "transparent",
      cursor: "ew-resize",
      // Vertical swipes scroll the page.
      touchAction: "pan-y",
      "&::-webkit-slider-thumb": thumb,
      "&::-moz-range-thumb": thumb,
    },
  },
};

/** Two views of the same place. Views of different ratio stand side by side. */
export function BeforeAfter({ pair: { before, after } }: { readonly pair: ImagePair }) {
  const frame = useRef<HTMLDivElement>(null);
  const sizeOf = useImageSize();
  const [first, second] = [before, after].map(({ url }) => {
    const address = withoutFocus(url);
    return sizeOf(address) ?? imageFiles(address);
  });
  const ratio = first ? first.width / first.height : null;
  const isOneView =
    ratio !== null && !!second && Math.abs(second.width / second.height / ratio - 1) < 0.02;
  const pixels = first && second && (first.width < second.width ? first : second);
  return (
    <div>
      <chakra.div
        ref={frame}
        css={isOneView ? { ...sideBySide, ...stacked } : sideBySide}
        data-compare=""
        style={sizeProperties(pixels ?? null)}
      >
        {[before, after].map(({ url, alt }, index) => (
          <ImageFile key={index} address={withoutFocus(url)} alt={alt} frame="min(92vw, 80rem)" />
        ))}
        {isOneView && (
          <input
            type="range"
            min="0"
            max="100"
            defaultValue="50"
            aria-label={projectWords.compare}
            data-hydrate=""
            onInput={({ currentTarget: { valueAsNumber } }) => {
              frame.current?.style.setProperty("--share", String(valueAsNumber / 100));
            }}
          />
        )}
      </chakra.div>
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="6" marginBlockStart="3">
        {[before, after].map(({ caption, credit }, index) => (
          <Text key={index} textStyle="caption" color="fg.muted" textWrap="pretty">
            {caption === "" ? projectWords.stages[index] : caption}
            {credit !== "" && ` ${projectWords.photograph(credit)}`}
          </Text>
        ))}
      </Grid>
    </div>
  );
}
