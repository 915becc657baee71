import { randomUUID } from "node:crypto";
import { composeMail } from "#supabase/functions/_shared/mail/compose.ts";
import type { MailContent, MailedInquiry } from "#supabase/functions/_shared/mail/outbox.ts";
import { recoveryTemplate } from "#supabase/functions/_shared/mail/recovery-template.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { mailSender } from "#site/tools/mail-sender.ts";

/*
 * The mails in light and dark, on a phone and in a window, in site/e2e/snapshots. After an intended change:
 * npm run test:e2e -- mail-snapshots --update-snapshots, and review the changed images.
 */
const SNAPSHOT_CHROMIUM = "156";
const SENDER = mailSender("https://www.your-studio.example");
const INQUIRY: MailedInquiry = {
  ...{ id: "3f0c2a7e-0000-4000-8000-000000000001", status: "new", reply_due_at: null },
  ...{ reply_within_hours: 24 },
  ...{ name: "Anna Nowak-Wiśniewska", email: "anna.nowak@a-rather-long-domain.example" },
  ...{ phone: "+48 600 100 200", subject: "A kitchen in Mokotów" },
  message: "Good morning,\n\nwe would like to renew our kitchen before Christmas.\n\nAnna",
  ...{ service_interest: "residential", project_type: "renovation" },
  ...{ budget_range: "", timeline: "asap" },
};
const CONTENTS: Readonly<Record<string, MailContent>> = {
  notice: { kind: "inquiry-notice", inquiry: INQUIRY },
  receipt: { kind: "inquiry-receipt", inquiry: INQUIRY },
  reminder: { kind: "inquiry-reminder", inquiry: INQUIRY },
  digest: {
    kind: "inquiry-digest",
    inquiries: [INQUIRY, { ...INQUIRY, name: "Piotr Wiśniewski" }],
  },
  reply: {
    kind: "inquiry-reply",
    reply: {
      subject: "Re: A kitchen",
      body: "Dear Anna,\n\nthank you.\n\nKind regards\nJulia",
      attachments: [],
    },
  },
  invitation: {
    kind: "invitation",
    invitation: {
      ...{ code: "9F3A-41BC-7D20-E65B", role: "editor", invited_by: "Julia Linden" },
      expires_at: "2999-01-31T12:00:00Z",
    },
  },
};

function htmlOf(content: MailContent): string {
  const mail = composeMail(
    { id: randomUUID(), claim: randomUUID(), recipient: "a@b.example", content },
    SENDER,
  );
  if (mail === null) throw new Error("This mail has something to say.");
  return mail.html;
}

const MAILS = {
  ...Object.fromEntries(Object.entries(CONTENTS).map(([name, content]) => [name, htmlOf(content)])),
  recovery: recoveryTemplate(SENDER.studioName)
    .replaceAll("{{ .Token }}", "482913")
    .replaceAll("{{ .Email }}", "julia@lindenandloam.example")
    .replaceAll("{{ .SiteURL }}", SENDER.siteUrl),
};

/** Rules that axe can check in a mail. Colours and names do not depend on the width. */
const RULES = ["color-contrast", "link-name", "html-has-lang"];

test.use({ deviceScaleFactor: 0.5 });

for (const colorScheme of ["light", "dark"] as const) {
  test(`SU22 every mail is readable in ${colorScheme} mode on a phone and in a window`, async ({
    page,
    browser,
  }) => {
    test.slow(); // 14 full-page screenshots.
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 700 });
      for (const [name, html] of Object.entries(MAILS)) {
        await page.setContent(html);
        const overflow = "document.documentElement.scrollWidth - innerWidth";
        expect(await page.evaluate(overflow), `${name} at ${String(width)} px`).toBe(0);
        if (width === 390) expect(await violationsOf(page, { rules: RULES }), name).toEqual([]);
        if (browser.version().startsWith(`${SNAPSHOT_CHROMIUM}.`)) {
          await expect(page).toHaveScreenshot(`mail-${name}-${colorScheme}-${String(width)}.png`, {
            ...{ fullPage: true, scale: "device", threshold: 0.3, maxDiffPixelRatio: 0.02 },
          });
        }
      }
    }
    expect(requests).toEqual([]);
  });
}
