import { chakra } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import { withoutImageFragment } from "#supabase/data/image-focus.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { useImageSize } from "../image-variants.ts";
import { CameraCaption, useViewId } from "./camera-caption.tsx";
import { ImageFile, sizeProperties } from "./project-image.tsx";
import type { ImagePair } from "./project-images.ts";

/** Half of the width of the slider's thumb: its centre moves between these distances from the edges. */
const HALF_THUMB = "1.375rem";

/** An arrow to either side, in the color of ink. */
const ARROWS = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='24' height='24' fill='none' stroke='%231f1b16' stroke-width='1.75'%3E%3Cpath d='M8.5 7.5 4 12l4.5 4.5m7-9L20 12l-4.5 4.5'/%3E%3C/svg%3E")`;

const thumb: SystemStyleObject = {
  appearance: "none",
  boxSizing: "border-box",
  width: `calc(2 * ${HALF_THUMB})`,
  height: `calc(2 * ${HALF_THUMB})`,
  border: "2px solid",
  borderColor: "ink",
  borderRadius: "full",
  bg: "sand.50",
  backgroundImage: ARROWS,
  backgroundPosition: "center",
  backgroundRepeat: "no-repeat",
};

/** Without script, and in print, the two images stand side by side, each above its caption. */
const sideBySide: SystemStyleObject = {
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  columnGap: { base: "3", md: "6" },
  rowGap: "5",
  alignItems: "start",
  maxWidth: "calc(2 * var(--drawn))",
  "--drawn": "var(--pixels, 100%)",
  "@media (min-resolution: 1.5dppx)": { "--drawn": "calc(var(--pixels, 200%) / 2)" },
  "& figure": { margin: "0", minWidth: "0" },
  "& img": { display: "block", width: "100%", height: "auto", maxWidth: "var(--drawn)" },
  "& > input": { display: "none" },
};

/** The grid area of the images, the line between them and the slider. */
const IMAGE_AREA = "1 / 1 / 2 / -1";

/** With script, the second image covers the first one up to the slider's thumb; both captions are below. */
const stacked: SystemStyleObject = {
  "@media screen and (scripting: enabled)": {
    "--reveal": `calc(${HALF_THUMB} + (100% - 2 * ${HALF_THUMB}) * var(--share, 0.5))`,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    rowGap: "0",
    maxWidth: "var(--drawn)",
    "& figure": { display: "contents" },
    "& figcaption": { gridColumn: { base: "1 / -1", sm: "auto" } },
    "& picture": { gridArea: IMAGE_AREA },
    "& figure + figure picture": { clipPath: "inset(0 0 0 var(--reveal))" },
    "&::after": {
      content: '""',
      gridArea: IMAGE_AREA,
      alignSelf: "stretch",
      width: "2px",
      marginInlineStart: "calc(var(--reveal) - 1px)",
      bg: "sand.50",
      pointerEvents: "none",
    },
    "& > input": {
      display: "block",
      gridArea: IMAGE_AREA,
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
  const slider = useRef<HTMLInputElement>(null);
  const reveal = () => {
    const share = (slider.current?.valueAsNumber ?? 50) / 100;
    frame.current?.style.setProperty("--share", String(share));
  };
  // The slider may have been moved before hydration.
  useEffect(reveal, []);
  const ids = [useViewId(before), useViewId(after)];
  const sizeOf = useImageSize();
  const [first, second] = [before, after].map(({ url }) => {
    const address = withoutImageFragment(url);
    return sizeOf(address) ?? imageFiles(address);
  });
  const ratio = first ? first.width / first.height : null;
  const isOneView =
    ratio !== null && !!second && Math.abs(second.width / second.height / ratio - 1) < 0.02;
  const pixels = first && second && (first.width < second.width ? first : second);
  return (
    <chakra.div
      ref={frame}
      css={isOneView ? { ...sideBySide, ...stacked } : sideBySide}
      data-compare=""
      style={sizeProperties(pixels ?? null)}
    >
      {[before, after].map(({ url, alt, caption, credit }, index) => (
        <figure key={index} id={ids[index]}>
          <ImageFile address={withoutImageFragment(url)} alt={alt} frame="min(92vw, 105rem)" />
          <figcaption>
            {caption === "" ? projectWords.stages[index] : <CameraCaption caption={caption} />}
            {credit !== "" && ` ${projectWords.photograph(credit)}`}
          </figcaption>
        </figure>
      ))}
      {isOneView && (
        <input
          ref={slider}
          type="range"
          min="0"
          max="100"
          defaultValue="50"
          aria-label={projectWords.compare}
          data-hydrate=""
          onInput={reveal}
        />
      )}
    </chakra.div>
  );
}
