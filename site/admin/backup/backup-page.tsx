import { Stack } from "@chakra-ui/react";
import { Section } from "#site/admin/pages/section.tsx";
import { ExportBackup } from "./export-backup.tsx";
import { ImportBackup } from "./import-backup.tsx";

/** Export and import of the whole content as one zip file. */
export function BackupPage() {
  return (
    <Stack gap="6">
      <Section
        title="Save everything"
        about="Posts, projects, inquiries, categories, settings and all pictures in one zip file, trash included. Accounts, passwords and the files of inquiries and replies are not in it. The file holds the letters of your clients: keep it safe."
      >
        <ExportBackup />
      </Section>
      <Section
        title="Restore a backup"
        about="Everything is replaced by the content of the file. The file is checked first, and all is replaced at once: if anything goes wrong, everything stays as it is."
      >
        <ImportBackup />
      </Section>
    </Stack>
  );
}
