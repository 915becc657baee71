import { describe, expect, it } from "vitest";
import { projectFromInquiry } from "./project-from-inquiry.ts";

const today = new Date("2025-03-03T12:00:00Z");
const inquiry = {
  name: " Ewa Pawlak ",
  subject: "Kitchen & bath",
  message: "We bump into each other.",
  project_type: "renovation",
  budget_range: "25k-50k",
};

describe("projectFromInquiry", () => {
  it("maps client, type and budget, and leaves texts and location empty", () => {
    expect(projectFromInquiry(inquiry, today)).toMatchObject({
      title: "Kitchen & bath",
      clientName: "Ewa Pawlak",
      projectType: "Renovation",
      budgetRange: "$25,000 - $50,000",
      description: "",
      content: "",
      location: "",
      status: "draft",
    });
  });

  it.each([
    ["under-25k", "$10,000 - $25,000"],
    ["50k-100k", "$50,000 - $100,000"],
    ["100k-200k", "$100,000+"],
    ["over-200k", "$100,000+"],
    ["", ""],
  ])("maps the budget %o to %o", (budget_range, expected) => {
    expect(projectFromInquiry({ ...inquiry, budget_range }, today).budgetRange).toBe(expected);
  });

  it("leaves missing values empty, and the private message out of the public texts", () => {
    const values = projectFromInquiry({ ...inquiry, subject: "", project_type: "" }, today);
    expect(values).toMatchObject({ title: "", projectType: "", description: "", content: "" });
    expect(JSON.stringify(values)).not.toContain(inquiry.message);
  });
});
