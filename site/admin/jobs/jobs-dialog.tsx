import { Stack } from "@chakra-ui/react";
import { Section } from "#site/admin/dialogs/section.tsx";
import { JobList } from "./job-list.tsx";
import { UnsentMailList } from "./unsent-mail-list.tsx";

/** The last run of each daily job, and the mails that were not sent; for owners only. */
export function JobsDialog() {
  return (
    <Stack gap="6">
      <Section title="Daily jobs" about="They run by themselves once a day.">
        <JobList />
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
