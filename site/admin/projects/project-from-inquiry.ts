import type { Inquiry } from "#supabase/data/inquiries.ts";
import { INQUIRY_BUDGETS, INQUIRY_PROJECT_TYPES } from "#supabase/data/limits.ts";
import type { InquiryBudget, ProjectBudget } from "#supabase/data/limits.ts";
import { projectTypeLabels } from "#site/content/contact.ts";
import { emptyProject } from "./project-values.ts";
import type { ProjectValues } from "#site/schemas/project.ts";

/** The inquiry form has five budgets, projects have four: maps each to the nearest one. */
const NEAREST_BUDGET: Readonly<Record<InquiryBudget, ProjectBudget>> = {
  "under-25k": "$10,000 - $25,000",
  "25k-50k": "$25,000 - $50,000",
  "50k-100k": "$50,000 - $100,000",
  "100k-200k": "$100,000+",
  "over-200k": "$100,000+",
};

type InquiryFields = Pick<Inquiry, "name" | "subject" | "project_type" | "budget_range">;

/**
 * Maps an inquiry to the values of a new project. Inquiries have no location. What the visitor wrote is private and no
 * part of the project, whose texts are public: it is shown beside the form (SourceInquiry) and stays in the inquiry.
 */
export function projectFromInquiry(inquiry: InquiryFields, today: Date): ProjectValues {
  const type = INQUIRY_PROJECT_TYPES.find((option) => option === inquiry.project_type);
  const budget = INQUIRY_BUDGETS.find((option) => option === inquiry.budget_range);
  return {
    ...emptyProject(today),
    title: inquiry.subject.trim(),
    clientName: inquiry.name.trim(),
    projectType: type === undefined ? "" : projectTypeLabels[type],
    budgetRange: budget === undefined ? "" : NEAREST_BUDGET[budget],
  };
}
