import { chakra, Flex, Grid, Stack, Text } from "@chakra-ui/react";
import type { SystemStyleObject } from "@chakra-ui/react";
import { use } from "react";
import type { GalleryImage } from "#supabase/data/public-projects.ts";
import type {
  NorthMark,
  PlanCamera,
  PlanDrawing,
  PlanLabel,
} from "#site/content/plans/plan-drawing.ts";
import { plans } from "#site/content/plans/plans.ts";
import { projectWords } from "#site/content/portfolio.ts";
import { imageUrl } from "#site/format/url-allowlist.ts";
import { CameraLink, CamerasContext } from "./camera-caption.tsx";
import { readCaption, viewId } from "./camera-name.ts";
import type { CameraViews } from "./camera-name.ts";
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
  // The outline interrupts the lines behind a label.
  // In units of the drawing, which is about half as wide on a phone: texts and marks are larger there, to stay legible.
  "& text": {
    fontSize: { base: "19px", md: "12px" },
    paintOrder: "stroke",
    stroke: "bg",
    strokeWidth: "5px",
  },
  "& text[data-kind=name]": { fontSize: { base: "20px", md: "13px" } },
  // The description below the plan says the same.
  "& text[data-kind=note]": { display: { base: "none", md: "inline" } },
  "& text[data-kind=area]": { transform: { base: "translateY(6px)", md: "none" } },
  "& [data-mark]": { transform: { base: "scale(1.5)", md: "none" } },
  "& [data-mark] text": { fontSize: "12px" },
  "& [data-cameras]": { color: "clay.fg" },
  ...drawnByScrolling,
};

function Plan({ drawing }: { readonly drawing: PlanDrawing }) {
  const views = use(CamerasContext);
  const cameras = drawing.cameras.filter(({ name }) => views.has(name));
  return (
    <Grid
      as="figure"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 8fr) minmax(0, 4fr)" }}
      gap={{ base: "4", lg: "16" }}
      alignItems="start"
    >
      <Drawing drawing={drawing} cameras={cameras} />
      <Stack as="figcaption" gap="5">
        <Text>{drawing.description}</Text>
        {cameras.length > 0 && <Legend views={views} />}
      </Stack>
    </Grid>
  );
}

/** The cameras, each linked to its image, with the first sentence of its caption. */
function Legend({ views }: { readonly views: CameraViews }) {
  return (
    <div>
      <Text textStyle="caption" color="fg.muted" marginBlockEnd="3">
        {projectWords.cameras([...views.keys()])}
      </Text>
      <chakra.ul listStyleType="none" borderBlockEndWidth="1px">
        {[...views].map(([name, { caption }]) => (
          <Flex as="li" key={name} gap="4" borderBlockStartWidth="1px" paddingBlock="3">
            <CameraLink href={`#${viewId(name)}`} aria-label={projectWords.view(name)}>
              {name}
            </CameraLink>
            <Text as="span" textStyle="ui" textWrap="pretty" overflowWrap="anywhere">
              {firstSentence(readCaption(caption).text)}
            </Text>
          </Flex>
        ))}
      </chakra.ul>
    </div>
  );
}

/** Up to a mark that a capital letter follows: "c. 1930" and "approx. 3 m" do not end a sentence. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+\p{Lu}|\s*$)/su.exec(text)?.[0] ?? text;
}

interface DrawingProps {
  readonly drawing: PlanDrawing;
  /** Those that are marked. */
  readonly cameras: readonly PlanCamera[];
}

function Drawing({ drawing, cameras }: DrawingProps) {
  const { title, left, width, height, structure, openings, removed } = drawing;
  return (
    <chakra.svg
      css={planStyle}
      viewBox={`${String(left)} 0 ${String(width)} ${String(height)}`}
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
        <Labels labels={drawing.labels} />
        <North {...drawing.north} />
        <g data-cameras="">
          {cameras.map((camera) => (
            <CameraMark key={camera.name} camera={camera} />
          ))}
        </g>
      </g>
    </chakra.svg>
  );
}

/** A circle with two lines of sight. */
function CameraMark({ camera: { name, x, y, angle } }: { readonly camera: PlanCamera }) {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <g data-mark="">
        <circle r="9" stroke="currentColor" />
        <path
          stroke="currentColor"
          transform={`rotate(${String(angle)})`}
          d="M-4.5 -10L-12 -27M4.5 -10L12 -27"
        />
        <text y="3.8" fill="currentColor" stroke="none" textAnchor="middle">
          {name}
        </text>
      </g>
    </g>
  );
}

/** A circle with the letter, and a needle outside of it. */
function North({ x, y, angle }: NorthMark) {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <g data-mark="">
        <circle r="9" />
        <path
          fill="currentColor"
          transform={`rotate(${String(angle)})`}
          d="M-5.5 -9.5L0 -18.5L5.5 -9.5z"
        />
        <text y="4" fill="currentColor" stroke="none" textAnchor="middle">
          N
        </text>
      </g>
    </g>
  );
}

function Labels({ labels }: { readonly labels: readonly PlanLabel[] }) {
  return (
    <g fill="currentColor" stroke="none" textAnchor="middle">
      {labels.map(({ x, y, text, kind, vertical }) => (
        <text
          key={`${String(x)} ${String(y)}`}
          {...(vertical
            ? { transform: `translate(${String(x)} ${String(y)}) rotate(-90)` }
            : { x, y })}
          data-kind={kind}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
