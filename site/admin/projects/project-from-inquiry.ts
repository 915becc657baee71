import type { Inquiry } from "#supabase/data/inquiries.ts";
import { CONTACT_BUDGETS, PROJECT_DESCRIPTION_MAX, PROJECT_TYPES } from "#supabase/data/limits.ts";
import type { ContactBudget, ProjectBudget } from "#supabase/data/limits.ts";
import { firstCharacters } from "#supabase/data/post-rules.ts";
import { projectTypeLabels } from "#site/content/contact.ts";
import { emptyProject } from "./project-values.ts";
import type { ProjectValues } from "./project-values.ts";

/** Visitors choose among five budgets, projects have four: the nearest one. */
const NEAREST_BUDGET: Readonly<Record<ContactBudget, ProjectBudget>> = {
  "under-25k": "$10,000 - $25,000",
  "25k-50k": "$25,000 - $50,000",
  "50k-100k": "$50,000 - $100,000",
  "100k-200k": "$100,000+",
  "over-200k": "$100,000+",
};

type Asked = Pick<Inquiry, "name" | "subject" | "message" | "project_type" | "budget_range">;

/** A project as far as an inquiry tells about it. Where it lies is never asked, so it stays empty. */
export function projectFromInquiry(inquiry: Asked, today: Date): ProjectValues {
  const type = PROJECT_TYPES.find((known) => known === inquiry.project_type);
  const budget = CONTACT_BUDGETS.find((known) => known === inquiry.budget_range);
  const message = inquiry.message.trim();
  const told = message === "" ? inquiry.subject.trim() : message;
  const start = firstCharacters(told, PROJECT_DESCRIPTION_MAX);
  return {
    ...emptyProject(today),
    title: inquiry.subject.trim(),
    clientName: inquiry.name.trim(),
    projectType: type === undefined ? "" : projectTypeLabels[type],
    budgetRange: budget === undefined ? "" : NEAREST_BUDGET[budget],
    description: start,
    // What does not fit there is kept whole here.
    content: start === told ? "" : told,
  };
}
