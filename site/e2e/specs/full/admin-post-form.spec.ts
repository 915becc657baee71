import { expect, test } from "#site/e2e/fixtures.ts";
import { imageOfSize, textFile } from "#site/e2e/sample-files.ts";

const MIB = 1024 * 1024;

test.beforeEach(async ({ dashboard }) => {
  await dashboard.postForm.open();
});

test("NB01 NB05 NB06 NB07 NB24 the form has every field with its options and defaults", async ({
  page,
  dashboard: { postForm: form },
}) => {
  for (const name of ["title", "content", "excerpt", "tags", "metaTitle"] as const) {
    await expect(form.field(name)).toHaveValue("");
  }
  await expect(form.field("metaDescription")).toBeVisible();
  await expect(form.imageInput).toHaveAttribute("accept", "image/*,video/*");
  await expect(form.category).toBeVisible();
  await expect(form.field("author")).toHaveValue("Interior Design Team");
  const values = (options: (HTMLElement | SVGElement)[]) =>
    options.map((option) => option.getAttribute("value"));
  expect(await form.postType.getByRole("option").evaluateAll(values)).toEqual([
    "blog",
    "tips",
    "trends",
    "guides",
  ]);
  expect(await form.status.getByRole("option").evaluateAll(values)).toEqual(["draft", "published"]);
  await expect(form.status.getByRole("option")).toHaveText(["Save as Draft", "Publish Now"]);
  await expect(form.status).toHaveValue("published");
  await expect(page.getByRole("button", { name: "Preview" })).toBeVisible();
});

test("NB02 missing title and content are reported at their fields", async ({
  page,
  dashboard: { postForm: form },
}) => {
  await form.submit.click();
  await expect(page.getByText("Enter a title.")).toBeVisible();
  await expect(page.getByText("Write the content of the post.")).toBeVisible();
  await expect(form.field("title")).toBeFocused();
  await expect(form.field("title")).toHaveAttribute("aria-invalid", "true");
});

test("NB03 NB04 counters count characters; the limit is accepted, one more is refused", async ({
  page,
  dashboard: { postForm: form },
}) => {
  await form.fill({ excerpt: "🪑".repeat(200), metaDescription: "d".repeat(160) });
  await expect(page.getByText("200/200")).toBeVisible();
  await expect(page.getByText("160/160")).toBeVisible();
  await form.submit.click();
  await expect(page.getByText(/Use at most/)).toHaveCount(0);
  await form.fill({ excerpt: "e".repeat(201), metaDescription: "d".repeat(161) });
  await form.submit.click();
  await expect(page.getByText("Use at most 200 characters; this has 201.")).toBeVisible();
  await expect(page.getByText("Use at most 160 characters; this has 161.")).toBeVisible();
});

test("NB12 a file that is neither image nor video is refused with the literal text", async ({
  page,
  dashboard,
}) => {
  const { postForm: form } = dashboard;
  await form.imageInput.setInputFiles(textFile("notes.txt"));
  await expect(dashboard.toast("Invalid File Type")).toContainText(
    "Please upload an image or video file.",
  );
  await expect(page.getByText(/“notes\.txt” .* was not taken\./)).toBeVisible();
  await form.imageInput.setInputFiles(textFile("disguised.png", "image/png"));
  await expect(page.getByText(/“disguised\.png” .* was not taken\./)).toBeVisible();
  await form.imageInput.setInputFiles(textFile("drawing.svg", "image/svg+xml"));
  await expect(page.getByText(/“drawing\.svg” .* was not taken\./)).toBeVisible();
});

test("NB13 10 MiB are accepted, one more byte is refused", async ({ page, dashboard }) => {
  const { postForm: form } = dashboard;
  await form.imageInput.setInputFiles(await imageOfSize("large.png", 10 * MIB));
  await expect(page.getByText("large.png")).toBeVisible();
  await expect(page.getByText("10.0 MB, not uploaded yet")).toBeVisible();
  await form.imageInput.setInputFiles(await imageOfSize("larger.png", 10 * MIB + 1));
  await expect(dashboard.toast("File Too Large")).toContainText(
    "Please upload a file smaller than 10MB.",
  );
  await expect(page.getByText("large.png", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Remove Image" }).click();
  await expect(page.getByText("large.png", { exact: true })).toHaveCount(0);
});

test("NB14 the button label follows the status", async ({ dashboard: { postForm: form } }) => {
  await expect(form.submit).toHaveText("Publish Post");
  await form.status.selectOption("draft");
  await expect(form.submit).toHaveText("Save Draft");
});

test("NB20 categories are sorted by name, and no category is a choice", async ({
  page,
  rows,
  dashboard: { postForm: form },
}) => {
  const word = rows.unique();
  await rows.category(`${word} B`);
  await rows.category(`${word} A`);
  await page.reload();
  const own = form.category.getByRole("option").filter({ hasText: word });
  await expect(own).toHaveText([`${word} A`, `${word} B`]);
  await expect(form.category).toHaveValue("");
});

test("the form shows the future URL of the post", async ({ page, dashboard }) => {
  await dashboard.postForm.fill({ title: "Łódź: Żółte światło!" });
  await expect(page.getByText("Goes live at /blog/lodz-zolte-swiatlo")).toBeVisible();
  await dashboard.postForm.status.selectOption("draft");
  await expect(page.getByText(/^Stays private\./)).toBeVisible();
});

test("the form previews search result and social card", async ({
  page,
  dashboard: { postForm: form },
}) => {
  await form.fill({ title: "Warm Oak", content: "Floors that last." });
  await page.getByText("In search results and when shared").click();
  const result = page.getByRole("group", { name: "Search result" });
  await expect(result).toContainText("› blog › warm-oak");
  await expect(result).toContainText("Floors that last.");
  await form.fill({ metaTitle: "Oak floors", metaDescription: "All about oak." });
  await expect(result).toContainText("Oak floorsAll about oak.");
  await expect(page.getByRole("group", { name: "Social card" })).toContainText("Oak floors");
});
