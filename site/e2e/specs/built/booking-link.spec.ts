import { writeSiteSettings } from "#supabase/data/site-settings.ts";
import { openBuiltSite } from "#site/e2e/built-site.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";

// Not in the project whose specs run in parallel: the site is built with changed settings.
test("CT02 CT13 a site built with a booking link has it in its HTML and passes it to the form's island", async ({
  page,
  request,
  rows,
  staff,
  stack,
}) => {
  const bookingUrl = "https://cal.example/linden";
  const word = rows.unique();
  rows.removeLater(word);
  test.slow();
  await writeSiteSettings(staff, { bookingUrl });
  const site = await openBuiltSite(stack);
  try {
    const html = await (await request.get(`${site.address}/contact`)).text();
    expect(html).toContain("Prefer to pick a time?");
    await page.goto(`${site.address}/contact`);
    const contact = new ContactPage(page);
    await contact.fill({ name: "Anna", email: `${word}@visitor.example`, message: "Two rooms" });
    await contact.dwell();
    await contact.submit.click();
    const link = contact.confirmation.getByRole("link", { name: "Book a time on cal.example" });
    await expect(link).toHaveAttribute("href", bookingUrl);
  } finally {
    await site.close();
    await writeSiteSettings(staff, {});
  }
});
