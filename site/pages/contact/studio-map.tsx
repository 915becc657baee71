import { chakra } from "@chakra-ui/react";
import { addressLines } from "#site/content/contact-links.ts";
import type { SiteSettings } from "#site/content/site-settings.ts";
import { studioMap } from "#site/content/studio-map.ts";
import { useSiteSettings } from "../layout/site-settings-context.tsx";

const Svg = chakra("svg", {
  base: {
    width: "100%",
    height: "100%",
    minHeight: "14rem",
    bg: "bg.panel",
    color: "fg.muted",
    fill: "none",
    stroke: "none",
    "& [data-water], & [data-park]": { fill: "sage.muted" },
    "& [data-waves]": { stroke: "sage.border" },
    "& [data-paths]": { stroke: "bg.panel", strokeWidth: "2.5" },
    "& [data-avenue]": { strokeDasharray: "0 22" },
    "& [data-trees]": { stroke: "sage.border", strokeWidth: "6", strokeLinecap: "round" },
    "& [data-railway]": { stroke: "currentColor", strokeWidth: "0.7" },
    "& [data-sleepers]": { stroke: "currentColor", strokeWidth: "4", strokeDasharray: "1 6" },
    "& [data-blocks]": { fill: "bg.emphasized", stroke: "border.emphasized", strokeWidth: "0.6" },
    "& [data-house]": { fill: "clay.solid" },
    // In CSS: the reset of the public site overrides attributes for fonts.
    "& text": { fill: "fg", fontFamily: "heading", fontSize: "12px" },
    "& [data-number]": { fill: "clay.contrast", textAnchor: "middle" },
  },
});

/** The plan of the streets around the studio; nothing if it was drawn for another address. */
export function StudioMap() {
  const settings = useSiteSettings();
  if (!isDrawnFor(settings)) return null;
  const { width, height, turn, street, houseNumber } = studioMap;
  return (
    <Svg
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={studioMap.name(settings)}
    >
      <g transform={`rotate(${String(turn)} ${String(width / 2)} ${String(height / 2)})`}>
        <path data-water="" d={studioMap.river} />
        <path data-waves="" d={studioMap.waves} />
        <path data-park="" d={studioMap.park} />
        <path data-paths="" d={studioMap.paths} />
        <path data-railway="" d={studioMap.railway} />
        <path data-sleepers="" d={studioMap.railway} />
        <path data-blocks="" fillRule="evenodd" d={studioMap.blocks} />
        <path data-trees="" data-avenue="" d={studioMap.avenue} />
        <path data-trees="" d={studioMap.trees} />
        <path data-house="" d={studioMap.house} />
        <text x={street.x} y={street.y}>
          {street.text}
        </text>
        <text data-number="" x={houseNumber.x} y={houseNumber.y}>
          {houseNumber.text}
        </text>
      </g>
    </Svg>
  );
}

/** Whether the plan shows the surroundings of this address. */
function isDrawnFor(settings: SiteSettings): boolean {
  const drawn = addressLines({ ...settings, ...studioMap.address });
  return addressLines(settings).join() === drawn.join();
}
