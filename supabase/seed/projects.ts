import {
  PROJECT_BUDGETS,
  PUBLISH_STATUSES,
  type ProjectBudget,
  type PublishStatus,
} from "#supabase/data/limits.ts";
import type { CategoryName } from "./categories.ts";
import { categoryOf, readDocuments, type Document } from "./front-matter.ts";
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
  readonly gallery: readonly { readonly image: ImageName; readonly caption: string }[];
  readonly category: CategoryName;
  readonly status: PublishStatus;
  /** Days from the day of seeding: completion of the work, and creation of the row. */
  readonly finished: number;
  readonly day: number;
}

export function readProjects(): readonly DemoProject[] {
  return readDocuments("projects").map(demoProject);
}

function demoProject(document: Document): DemoProject {
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
    gallery: document
      .list("gallery")
      .map(([name, caption]) => ({ image: imageName(name), caption })),
    category: categoryOf(document),
    status: document.parseEnum("status", PUBLISH_STATUSES),
    finished: document.whole("finished"),
    day: document.whole("day"),
  };
}
