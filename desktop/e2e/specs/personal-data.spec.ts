import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "#desktop/e2e/fixtures.ts";

test("SU33 a person's data is saved to the chosen path; a cancelled dialog saves nothing", async ({
  desktop,
  rows,
}) => {
  const inquiry = await rows.inquiry();
  const { driver, dashboard } = await desktop.startSignedIn();
  const section = await dashboard.openFromStudioMenu("A person’s data");
  await section.getByLabel("Email").fill(inquiry.email);
  await section.getByRole("button", { name: "Find", exact: true }).click();
  await driver.answer({ save: "" });
  const save = section.getByRole("button", { name: "Export" });
  await save.click();
  await expect
    .poll(async () => (await driver.notices()).saveDialog)
    .toMatchObject({
      defaultPath: expect.stringMatching(/^personal-data-[\d-]+\.json$/),
    });
  await expect(save).toHaveAttribute("aria-disabled", "false");
  await expect(dashboard.toast("Data Exported")).toHaveCount(0);
  const file = path.join(desktop.folder, "person.json");
  await driver.answer({ save: file });
  await save.click();
  await expect(dashboard.toast("Data Exported")).toBeVisible();
  const saved: unknown = JSON.parse(await readFile(file, "utf8"));
  expect(saved).toMatchObject({ address: inquiry.email, inquiries: [{ id: inquiry.id }] });
});
