import { Stack } from "@chakra-ui/react";
import { REMINDER_INTERVAL_MINUTES } from "#supabase/data/limits.ts";
import { Section } from "#site/admin/pages/section.tsx";
import { numberWord } from "#site/format/number.ts";
import { JobList } from "./job-list.tsx";
import { SiteBuildItem } from "./site-build-item.tsx";
import { UnsentMailList } from "./unsent-mail-list.tsx";

/** The last run of each job, and the mails that were not sent; for owners only. */
export function JobsPage() {
  return (
    <Stack gap="6">
      <Section
        title="Jobs"
        about={`They run by themselves: reminders every ${numberWord(REMINDER_INTERVAL_MINUTES)} minutes, the others once a day.`}
      >
        <JobList />
      </Section>
      <Section title="Website">
        <SiteBuildItem />
      </Section>
      <Section
        title="Mails"
        about="A mail that fails is tried again for about two days, then given up."
      >
        <UnsentMailList />
      </Section>
    </Stack>
  );
}
