/** Minimum width and height of what a finger hits: 44 px, in Chakra's scale. */
export const TARGET = "11";

/** Media query of devices that are mainly operated with fingers. */
export const COARSE = "@media (pointer: coarse)";

const LOW_QUERY = "(pointer: coarse) and (max-height: 37.5rem)";

/** Touch device with a low window: a phone whose keyboard is open, or one held sideways. */
export const COARSE_AND_LOW = `@media ${LOW_QUERY}`;

const NARROW_QUERY = "(pointer: coarse) and (max-width: 47.99rem)";

/** Touch device with a narrow window: a phone held upright, also while its keyboard is open. */
export const COARSE_AND_NARROW = `@media ${NARROW_QUERY}`;

/** Touch device with little room: a phone. */
export const PHONE_QUERY = `${NARROW_QUERY}, ${LOW_QUERY}`;
export const PHONE = `@media ${PHONE_QUERY}`;

/** A sticky bar at the end of a form, where it covers no field while a phone's keyboard is open. */
export const AT_THE_END = { [COARSE_AND_LOW]: { position: "static" } } as const;

/** Whether the styles of `COARSE_AND_LOW` apply. */
export function isCoarseAndLow(): boolean {
  return window.matchMedia(LOW_QUERY).matches;
}

/** Whether the styles of `COARSE_AND_NARROW` apply. */
export function isCoarseAndNarrow(): boolean {
  return window.matchMedia(NARROW_QUERY).matches;
}

/** Pseudo-element that extends a positioned control's hit area by a negative `inset`, without a change of layout. */
export function fingerArea(inset: string) {
  return { content: '""', position: "absolute", inset } as const;
}

/** Text of a compact field: below 16 px, iOS zooms in on focus. */
export const READABLE = { [COARSE]: { fontSize: "md" } };

/** A line with one link, which reacts to a finger anywhere in it: styles of the line and of the link. */
export const LINK_LINE = {
  line: { [COARSE]: { position: "relative", minHeight: TARGET } },
  link: { [COARSE]: { _after: fingerArea("0") } },
} as const;

/** A link or summary whose padding makes its line tall enough. */
export const TALL_LINK = { [COARSE]: { paddingBlock: "3" } };
