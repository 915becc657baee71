import { chakra, VisuallyHidden } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { hero } from "#site/content/home.ts";
import { fallbackOf, sourceSet } from "#site/ui/picture.tsx";
import { HERO_LANDSCAPE, heroShape, heroSizes } from "./hero-image.tsx";

const { label, first, views } = hero.hours;
const later = views.filter((view) => "wide" in view);

/**
 * Cross-fades to the view of the selected hour, by CSS alone. Views are not rendered, and so not loaded,
 * until the hours have the pointer or focus.
 */
export const hoursStyle: SystemStyleObject = {
  "& [data-hour]": {
    display: "none",
    opacity: 0,
    visibility: "hidden",
    transition: "opacity {durations.calm} ease-out, visibility {durations.calm}",
  },
  "&:has(fieldset:is(:hover, :focus-within)) [data-hour]": { display: "block" },
  ...Object.fromEntries(
    later.map(({ hour }) => [
      `&:has(input[value="${hour}"]:checked) [data-hour="${hour}"]`,
      { display: "block", opacity: 1, visibility: "visible" },
    ]),
  ),
};

/** The views of the other hours, stacked on the first one. */
export function LaterViews() {
  return later.map(({ hour, wide, tall }) => (
    <picture key={hour}>
      <source
        type="image/avif"
        srcSet={sourceSet(wide)}
        sizes={heroSizes.wide}
        media={HERO_LANDSCAPE}
      />
      <source type="image/avif" srcSet={sourceSet(tall)} sizes={heroSizes.tall} />
      <chakra.img
        data-hour={hour}
        src={fallbackOf(wide)}
        alt={wide.alt}
        loading="lazy"
        position="absolute"
        inset="0"
        {...heroShape}
        height="full"
      />
    </picture>
  ));
}

/** One radio button for each hour. */
export function HoursControl() {
  return (
    <chakra.fieldset
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      textStyle="caption"
      color="fg.muted"
      _print={{ display: "none" }}
    >
      <chakra.legend float="left" paddingInlineEnd="3" lineHeight="2.75rem">
        {label}
      </chakra.legend>
      {views.map(({ hour }) => (
        <HourLabel key={hour}>
          <VisuallyHidden asChild>
            <input type="radio" name="hour" value={hour} defaultChecked={hour === first} />
          </VisuallyHidden>
          {hour}
        </HourLabel>
      ))}
    </chakra.fieldset>
  );
}

const HourLabel = chakra("label", {
  base: {
    position: "relative",
    paddingInline: { base: "2.5", md: "3", lg: "2.5", xl: "3" },
    lineHeight: "2.625rem",
    cursor: "pointer",
    fontVariantNumeric: "tabular-nums",
    // Segments of one frame, also where larger text wraps them; the chosen one is filled.
    borderWidth: "1px",
    borderColor: "border.emphasized",
    marginInlineEnd: "-1px",
    marginBlockEnd: "-1px",
    _hover: { color: "fg", bg: "bg.muted" },
    "&:has(:checked)": { color: "fg", bg: "bg.emphasized", borderColor: "fg", zIndex: "1" },
    "&:has(:focus-visible)": {
      outline: "2px solid {colors.clay.solid}",
      outlineOffset: "2px",
      zIndex: "1",
    },
  },
});
