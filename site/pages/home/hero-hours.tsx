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
      columnGap="1"
      textStyle="caption"
      color="fg.muted"
      _print={{ display: "none" }}
    >
      <chakra.legend float="left" paddingInlineEnd="2" lineHeight="2.75rem">
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
    paddingInline: "2",
    lineHeight: "2.75rem",
    cursor: "pointer",
    fontVariantNumeric: "tabular-nums",
    textUnderlineOffset: "0.4em",
    _hover: { color: "fg" },
    "&:has(:checked)": { color: "fg", textDecoration: "underline" },
    "&:has(:focus-visible)": {
      outline: "2px solid {colors.clay.solid}",
      outlineOffset: "-0.375rem",
    },
  },
});
