import { getProject, updateProject } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

const image = (alt: string) => ({ url: "/images/default-project.webp", alt, caption: "" });

for (const choice of ["Keep mine", "Take theirs"] as const) {
  test(`SU25 SU07 two people order one gallery, and neither order is lost unasked: ${choice}`, async ({
    page,
    dashboard,
    rows,
    staff,
  }) => {
    const [hall, stair, door] = [image("Hall"), image("Stair"), image("Door")];
    const project = await rows.project({ gallery_images: [hall, stair, door] });
    const altsOf = async () =>
      (await getProject(staff, project.id)).gallery_images.map(({ alt }) => alt);
    const form = dashboard.projectForm;
    await form.edit(project.id);
    await form.tile(3).focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(form.tile(2)).toHaveAccessibleName("Picture 2, Door");
    await updateProject(staff, project.id, project.version, {
      gallery_images: [stair, hall, door],
    });

    await form.submit.click();
    const panel = page.getByRole("alert").filter({ hasText: "Another version was saved" });
    await expect(panel).toContainText("The versions differ in: Gallery.");
    await expect(form.tile(2)).toHaveAccessibleName("Picture 2, Door");
    expect(await altsOf()).toEqual(["Stair", "Hall", "Door"]);
    await panel.getByRole("button", { name: choice }).click();
    if (choice === "Take theirs") {
      await expect(form.tile(1)).toHaveAccessibleName("Picture 1, Stair");
      expect(await altsOf()).toEqual(["Stair", "Hall", "Door"]);
      return;
    }
    await expect(dashboard.toast("Project Saved")).toBeVisible();
    expect(await altsOf()).toEqual(["Hall", "Door", "Stair"]);
  });
}
