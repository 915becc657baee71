import { expect, it } from "vitest";
import { recoveryTemplate } from "#supabase/functions/_shared/mail/recovery-template.ts";
import { studio } from "#site/content/studio.ts";

/** After a change of the mails' layout or of the studio's name: `npx vitest run --config site/vitest.config.ts -u recovery`. */
it("SU22 the auth service's mail has the layout and the name of all mails", async () => {
  const file = "../../supabase/templates/recovery.html";
  await expect(recoveryTemplate(studio.name)).toMatchFileSnapshot(file);
});
