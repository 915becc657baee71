import { chakra, Grid, Text } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import type { GalleryImage } from "#supabase/data/public-projects.ts";
import type { PlanDrawing, PlanLabel } from "#site/content/plans/plan-drawing.ts";
import { plans } from "#site/content/plans/plans.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { imageUrl } from "#site/format/url-allowlist.ts";
import { ProjectImage } from "./project-image.tsx";

/** True if `PlanOrImage` renders something. */
export function hasPlan(plan: string | null): plan is string {
  return plan !== null && (plans.has(plan) || imageUrl(plan) !== null);
}

/** A plan of the repository by its name, or an uploaded image by its URL. */
export function PlanOrImage({ plan }: { readonly plan: string }) {
  const drawing = plans.get(plan);
  if (drawing !== undefined) return <Plan drawing={drawing} />;
  const image: GalleryImage = { ...NO_TEXTS, url: plan, alt: projectWords.plan };
  return <ProjectImage image={image} frame="min(92vw, 105rem)" />;
}

const NO_TEXTS = { caption: "", stage: "plan", credit: "" } as const;

/** While the plan scrolls into view, its walls are drawn, then everything else appears. */
const drawnByScrolling: SystemStyleObject = {
  "@supports (animation-timeline: view())": {
    "@media screen and (prefers-reduced-motion: no-preference)": {
      "& [data-structure]": {
        strokeDasharray: "1",
        animation: "draw-plan linear both",
        animationTimeline: "view()",
        animationRange: "entry 30% cover 45%",
      },
      "& [data-inside]": {
        animation: "show-plan linear both",
        animationTimeline: "view()",
        animationRange: "entry 80% cover 50%",
      },
    },
  },
};

const planStyle: SystemStyleObject = {
  width: "100%",
  height: "auto",
  color: "fg",
  fontFamily: "body",
  strokeLinejoin: "round",
  strokeLinecap: "round",
  // In CSS: the reset of the public site overrides attributes for fonts.
  "& text": { fontSize: "12px" },
  "& text[data-large]": { fontSize: "13px" },
  ...drawnByScrolling,
};

function Plan({ drawing }: { readonly drawing: PlanDrawing }) {
  const { title, description, width, height, structure, openings, removed } = drawing;
  return (
    <Grid
      as="figure"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 8fr) minmax(0, 4fr)" }}
      gap={{ base: "4", lg: "16" }}
      alignItems="end"
    >
      <chakra.svg
        css={planStyle}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        role="img"
        aria-label={title}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
      >
        <path data-structure="" pathLength="1" fill="currentColor" d={structure} />
        <g data-inside="">
          <path d={openings} />
          {removed !== "" && <path strokeDasharray="5 4" d={removed} />}
          <path opacity=".72" d={drawing.furniture} />
          <path d={`${drawing.dimensions}${drawing.scale}`} />
          <Labels labels={drawing.labels} fill="currentColor" />
          <chakra.g color="clay.fg">
            <path stroke="currentColor" d={drawing.cameraMarks} />
            <Labels labels={drawing.cameras} fill="currentColor" />
          </chakra.g>
        </g>
      </chakra.svg>
      <Text as="figcaption">
        {description}
        {drawing.cameras.length > 0 && ` ${projectWords.cameras}`}
      </Text>
    </Grid>
  );
}

interface LabelsProps {
  readonly labels: readonly PlanLabel[];
  readonly fill: string;
}

function Labels({ labels, fill }: LabelsProps) {
  return (
    <g fill={fill} stroke="none" textAnchor="middle">
      {labels.map(({ x, y, text, vertical, isLarge }) => (
        <text
          key={`${String(x)} ${String(y)}`}
          {...(vertical
            ? { transform: `translate(${String(x)} ${String(y)}) rotate(-90)` }
            : { x, y })}
          {...(isLarge && { "data-large": "" })}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
