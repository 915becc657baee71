import { expect } from "@playwright/test";
import { getProject, listProjects } from "#supabase/data/projects.ts";
import { listInquiries } from "#supabase/data/inquiries.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { noise } from "#site/e2e/sample-files.ts";
import { memberAccount } from "#site/e2e/stacks.ts";
import type { Flow } from "./flow.ts";
import { postFlows, signInAt } from "./post-flows.ts";
import { respondsWith } from "./faults.ts";
import type { FlowName } from "./table.ts";

const TYPED = "Two rooms, one cat 🐈,\nand a kitchen in Łódź.";

const inquiry: Flow = {
  row: { method: "POST", url: /\/rest\/v1\/contact_submissions/ },
  file: null,
  prepare: async ({ page, rows, word }) => {
    rows.removeLater(word);
    const contact = new ContactPage(page);
    await contact.open();
    await contact.fill({ name: "Anna", email: `${word}@visitor.example`, message: TYPED });
    await contact.dwell();
  },
  chooseFile: null,
  send: ({ page }) => new ContactPage(page).submit.click(),
  failure: ({ page }) => page.getByRole("status").filter({ hasText: "Failed to Send Message" }),
  success: ({ page }) => new ContactPage(page).confirmation,
  expectInputPreserved: async ({ page, word }) => {
    const contact = new ContactPage(page);
    await expect(contact.field("name")).toHaveValue("Anna");
    await expect(contact.field("email")).toHaveValue(`${word}@visitor.example`);
    await expect(contact.field("message")).toHaveValue(TYPED);
  },
  stored: async ({ staff, word }) => {
    const { rows } = await listInquiries(staff, { search: word, status: "all" });
    return rows.map(({ message }) => message);
  },
  before: [],
  after: [TYPED],
  strikes: {
    "429": respondsWith(429, {
      code: "rate_limited",
      message: "Too many messages in a short time. Please try again later or call us.",
      details: null,
      hint: null,
    }),
  },
};

const project: Flow = {
  row: { method: "POST", url: /\/rest\/v1\/projects\?/ },
  file: { method: "POST", url: /\/storage\/v1\/object\/project-images\// },
  prepare: async ({ page, rows, word }) => {
    rows.removeLater(word);
    await signInAt(page, "?tab=projects");
    await page.getByRole("button", { name: "Add Project" }).first().click();
    await new Dashboard(page).projectForm.fill({ title: word, description: TYPED, area: "120" });
  },
  chooseFile: async ({ page }) =>
    new Dashboard(page).projectForm.imageInput.setInputFiles(await noise("room.png")),
  send: ({ page }) => new Dashboard(page).projectForm.submit.click(),
  // A failed upload is reported at the file input.
  failure: ({ page }) =>
    new Dashboard(page).toast("Creation Failed").or(page.getByText(/^Upload failed: /)),
  success: ({ page }) => new Dashboard(page).toast("Project Created! 🎉"),
  expectInputPreserved: async ({ page, word }) => {
    const { projectForm } = new Dashboard(page);
    await expect(projectForm.field("title")).toHaveValue(word);
    await expect(projectForm.field("description")).toHaveValue(TYPED);
    await expect(projectForm.field("area")).toHaveValue("120");
  },
  stored: async ({ staff, word }) => {
    const { rows } = await listProjects(staff, { search: word });
    return Promise.all(rows.map(async ({ id }) => (await getProject(staff, id)).description));
  },
  before: [],
  after: [TYPED],
  strikes: {},
};

/** The request after the password that checks the membership. */
const MEMBERSHIP_CHECK = { method: "POST", url: /\/rest\/v1\/rpc\/current_staff/ };

const signIn: Flow = {
  row: { method: "POST", url: /\/auth\/v1\/token\?grant_type=password/ },
  file: null,
  prepare: async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.fill(memberAccount);
  },
  chooseFile: null,
  send: ({ page }) => new LoginPage(page).submit.click(),
  failure: ({ page }) => page.getByRole("alert"),
  success: ({ page }) => page.getByRole("heading", { name: "Interior Design Admin" }),
  expectInputPreserved: async ({ page }) => {
    const login = new LoginPage(page);
    await expect(login.email).toHaveValue(memberAccount.email);
    await expect(login.password).toHaveValue(memberAccount.password);
  },
  // A sign-in stores no row; the Logout button stands for the stored state.
  stored: async ({ page }) => {
    const isSignedIn = await page.getByRole("button", { name: "Logout" }).isVisible();
    return isSignedIn ? ["signed in"] : [];
  },
  before: [],
  after: ["signed in"],
  strikes: {
    "403": (scene) =>
      respondsWith(403, { code: "42501", message: "permission denied" })(scene, MEMBERSHIP_CHECK),
    "zero rows": (scene) => respondsWith(200, [])(scene, MEMBERSHIP_CHECK),
  },
};

export const flows: Readonly<Record<FlowName, Flow>> = {
  inquiry,
  "post create": postFlows.create,
  "draft create": postFlows.draft,
  "post edit": postFlows.edit,
  "project create": project,
  delete: postFlows.trash,
  "sign-in": signIn,
};
