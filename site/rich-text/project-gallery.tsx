import { Box, chakra, HStack, IconButton, Text } from "@chakra-ui/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { imageFiles } from "#supabase/data/image-copies.ts";
import type { GalleryImage } from "#supabase/data/public-projects.ts";
import { withoutFocus } from "#supabase/data/image-focus.ts";
import { sourceSet, uploadedSet, useImageVariants } from "./image-variants.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { publicButton } from "#site/ui/theme/public-button.ts";
import { useHydrated } from "#site/ui/use-hydrated.ts";

/** Height of the strip. */
const HEIGHT = "clamp(14rem, 58vh, 40rem)";

const Strip = chakra("div", {
  base: {
    display: "flex",
    overflowX: "auto",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    bg: "bg.muted",
    // No focus ring in print.
    _print: { outline: "none" },
    // One swipe turns one image, however fast it is.
    "& > figure": {
      flex: "0 0 100%",
      scrollSnapAlign: "start",
      scrollSnapStop: "always",
      margin: "0",
    },
    "& img": {
      width: "100%",
      height: HEIGHT,
      // At its own ratio, since captions speak of the whole image.
      objectFit: "contain",
    },
  },
});

/** Images in a horizontal strip, scrolled by touch, arrow keys and buttons. */
export function ProjectGallery({ images }: { readonly images: readonly GalleryImage[] }) {
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  // Without script the current image is unknown, so none is hidden from screen readers.
  const isHydrated = useHydrated();
  const caption = images[index]?.caption ?? "";

  const show = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), images.length - 1);
    const place = strip.current;
    place?.scrollTo({ left: next * place.clientWidth });
    setIndex(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // With Alt or Command they are the browser's Back and Forward shortcuts.
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (step === undefined || hasModifier) return;
    event.preventDefault();
    show(index + step);
  };
  // The visitor may have scrolled the strip before hydration.
  useEffect(() => {
    if (strip.current !== null) setIndex(indexOf(strip.current));
  }, []);

  return (
    <Box
      role="group"
      aria-roledescription="carousel"
      aria-label={projectWords.gallery}
      // Hydrates on the first contact: the caption follows the strip.
      data-hydrate=""
      onKeyDown={onKeyDown}
    >
      <Strip
        ref={strip}
        tabIndex={0}
        role="group"
        aria-label={projectWords.strip}
        onScroll={({ currentTarget }) => {
          setIndex(indexOf(currentTarget));
        }}
      >
        {images.map((image, position) => (
          <figure
            key={`${image.url} ${String(position)}`}
            aria-hidden={isHydrated && position !== index}
          >
            <StripImage image={image} isFirst={position === 0} />
          </figure>
        ))}
      </Strip>
      <HStack justify="space-between" gap="4" paddingBlockStart="3" minHeight="12">
        <Text textStyle="caption" color="fg.muted" aria-live="polite">
          {images.length > 1 && (
            <chakra.span color="fg" marginInlineEnd="3" fontVariantNumeric="tabular-nums">
              {`${projectWords.position(index + 1, images.length)} `}
            </chakra.span>
          )}
          {caption}
        </Text>
        {images.length > 1 && (
          // Hidden without script: the strip is then scrolled by hand.
          <HStack gap="1" css={{ "@media (scripting: none)": { display: "none" } }}>
            <Step
              label={projectWords.previous}
              disabled={index === 0}
              onClick={() => {
                show(index - 1);
              }}
            >
              <ArrowLeft strokeWidth={1.5} />
            </Step>
            <Step
              label={projectWords.next}
              disabled={index === images.length - 1}
              onClick={() => {
                show(index + 1);
              }}
            >
              <ArrowRight strokeWidth={1.5} />
            </Step>
          </HStack>
        )}
      </HStack>
    </Box>
  );
}

interface StripImageProps {
  readonly image: GalleryImage;
  readonly isFirst: boolean;
}

function StripImage({ image, isFirst }: StripImageProps) {
  const address = withoutFocus(image.url);
  const copies = useImageVariants(address);
  const size = copies ?? imageFiles(address);
  const sizes =
    size === null ? "100vw" : `min(100vw, calc(${HEIGHT} * ${String(size.width / size.height)}))`;
  return (
    <picture>
      {copies !== undefined && (
        <source type="image/avif" srcSet={sourceSet(copies)} sizes={sizes} />
      )}
      <chakra.img
        {...uploadedSet(address, sizes)}
        src={address}
        alt={image.alt}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
      />
    </picture>
  );
}

function indexOf({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / Math.max(clientWidth, 1));
}

interface StepProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

function Step({ label, disabled, onClick, children }: StepProps) {
  return (
    <IconButton
      recipe={publicButton}
      variant="ghost"
      size="sm"
      aria-label={label}
      // Stays focusable at either end, so that the keyboard focus is not lost.
      aria-disabled={disabled}
      opacity={disabled ? 0.4 : 1}
      cursor={disabled ? "not-allowed" : "pointer"}
      onClick={onClick}
    >
      {children}
    </IconButton>
  );
}
