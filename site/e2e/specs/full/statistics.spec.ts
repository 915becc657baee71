import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";
import { Inbox } from "#site/e2e/pages/inbox.ts";

test("an inquiry from a project's page names it in the inbox and counts for it in the statistics", async ({
  page,
  rows,
  dashboard,
  publicSite,
}) => {
  const word = rows.unique();
  const project = await rows.project({ title: `House ${word}`, status: "published" });
  rows.removeLater(word);

  await test.step("the form carries the page", async () => {
    await publicSite.goto(`/portfolio/${project.slug}`);
    await publicSite.getByRole("link", { name: "Discuss a project like this" }).click();
    const contact = new ContactPage(publicSite);
    await contact.fill({ name: "Anna", email: `${word}@visitor.example`, message: "A house." });
    await contact.dwell();
    await contact.submit.click();
    await expect(contact.confirmation).toBeVisible();
  });

  await test.step("the inbox says where it was sent from", async () => {
    await dashboard.open("?tab=contacts");
    const inbox = new Inbox(page);
    await inbox.row(word).click();
    await expect(inbox.detail).toContainText(`Sent from /portfolio/${project.slug}`);
    await inbox.status.selectOption("won");
    await expect(dashboard.toast(/./).first()).toBeVisible();
  });

  await test.step("the statistics count it for the project", async () => {
    const statistics = await dashboard.openFromStudioMenu("Statistics");
    const row = statistics.getByRole("row").filter({ hasText: project.title });
    await expect(row.getByRole("cell")).toHaveText(["1", "100%", "–", "100%"]);
    await expect(row.getByRole("rowheader")).toContainText("Project");
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step("the period is part of the address", async () => {
    await page.getByLabel("Period").selectOption("Last 30 days");
    await expect(page).toHaveURL(/period=30-days/);
    await page.reload();
    await expect(page.getByLabel("Period")).toHaveValue("30-days");
    await expect(page.getByRole("row").filter({ hasText: project.title })).toBeVisible();
  });
});

test("a visitor who follows links of the site: the form names the page before", async ({
  rows,
  staff,
  publicSite,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  await publicSite.goto("/services");
  await publicSite.getByRole("link", { name: "Schedule Consultation" }).first().click();
  const contact = new ContactPage(publicSite);
  await contact.fill({ name: "Ben", email: `${word}@visitor.example`, message: "A shop." });
  await contact.dwell();
  await contact.submit.click();
  await expect(contact.confirmation).toBeVisible();
  const stored = await staff.rest
    .from("contact_submissions")
    .select("source_path")
    .eq("email", `${word}@visitor.example`);
  expect(stored.data).toEqual([{ source_path: "/services" }]);
});
