import {
  GALLERY_STAGES,
  PROJECT_BUDGETS,
  PUBLISH_STATUSES,
  type ProjectBudget,
  type GalleryStage,
  type PublishStatus,
} from "#supabase/data/limits.ts";
import type { Credit, Testimonial } from "#supabase/data/project-parts.ts";
import type { CategoryName } from "./categories.ts";
import { categoryOf, readDocuments, type DemoDocument } from "./front-matter.ts";
import { imageName, type ImageName } from "./alt-texts.ts";

export interface DemoProject {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly image: ImageName;
  readonly projectType: string;
  readonly location: string;
  readonly clientName: string;
  readonly budgetRange: ProjectBudget;
  readonly areaSqft: number;
  readonly gallery: readonly DemoImage[];
  readonly plan: string | null;
  readonly materials: readonly DemoMaterial[];
  readonly credits: readonly Credit[];
  readonly outcome: string;
  readonly testimonial: Testimonial | null;
  readonly category: CategoryName;
  readonly status: PublishStatus;
  /** Day on which the work was finished, as YYYY-MM-DD: awards and press name its year. */
  readonly finished: string;
  /** Days from the day of seeding to the creation of the row. */
  readonly day: number;
}

interface DemoMaterial {
  readonly name: string;
  readonly swatch: DemoSwatch;
  readonly note: string;
}

/** A sample of a material: a color as "#c9b79c", or an image. */
type DemoSwatch = `#${string}` | ImageName;

interface DemoImage {
  readonly image: ImageName;
  readonly caption: string;
  readonly stage: GalleryStage | "";
}

/** The demo projects, parsed from `supabase/seed/projects`. */
export function readProjects(): readonly DemoProject[] {
  return readDocuments("projects").map(demoProject);
}

function demoProject(document: DemoDocument): DemoProject {
  return {
    file: document.file,
    title: document.text("title"),
    description: document.text("description"),
    content: document.body,
    image: imageName(document.text("picture")),
    projectType: document.text("project_type"),
    location: document.text("location"),
    clientName: document.text("client_name"),
    budgetRange: document.parseEnum("budget_range", PROJECT_BUDGETS),
    areaSqft: document.whole("area_sqft"),
    gallery: galleryOf(document),
    ...storyOf(document),
    category: categoryOf(document),
    status: document.parseEnum("status", PUBLISH_STATUSES),
    finished: document.date("finished"),
    day: document.whole("day"),
  };
}

function galleryOf(document: DemoDocument): DemoImage[] {
  const stages = new Map(document.list("stages"));
  return document.list("gallery").map(([name, caption]) => ({
    image: imageName(name),
    caption,
    stage: GALLERY_STAGES.find((stage) => stage === stages.get(name)) ?? "",
  }));
}

function swatchOf(value: string): DemoSwatch {
  return isColor(value) ? value : imageName(value);
}

export function isColor(swatch: string): swatch is `#${string}` {
  return swatch.startsWith("#");
}

/** An entry `role: name`, with a `link` of its own or none. */
function creditOf({ link = "", ...entry }: Readonly<Record<string, string>>): Credit {
  const [role = "", name = ""] = Object.entries(entry)[0] ?? [];
  return { role, name, link };
}

function storyOf(document: DemoDocument) {
  const [person = "", ...role] = document.optional("testimonial_by").split(", ");
  const quote = document.optional("testimonial");
  return {
    plan: document.optional("plan") || null,
    materials: document
      .entries("materials")
      .map(({ name = "", swatch = "", note = "" }) => ({ name, swatch: swatchOf(swatch), note })),
    credits: document.entries("credits").map(creditOf),
    outcome: document.optional("outcome"),
    testimonial: quote === "" ? null : { quote, person, role: role.join(", ") },
  };
}
