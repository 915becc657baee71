import { Button } from "@chakra-ui/react";
import { Settings2 } from "lucide-react";
import { useAdminNavigation } from "#site/admin/navigation/admin-navigation.tsx";
import type { ShownSettings } from "#site/content/copy-editing.ts";
import { PAGES } from "#site/platform/dashboard-manifest.ts";
import { COARSE, TARGET } from "#site/ui/theme/touch.ts";
import { settingSections } from "#site/schemas/site-settings.ts";

const SUBJECTS: Readonly<Record<ShownSettings, string>> = {
  numbers: "These numbers are",
  proof: "Prizes, press and certificates are",
  contact: "Phone, address and hours are",
};

/** Button beside what a page shows of the site settings; no link, because those of the edited page lead nowhere. */
export function SettingLink({ section }: { readonly section: ShownSettings }) {
  const { openSetting } = useAdminNavigation();
  const title = settingSections.find(({ id }) => id === section)?.title ?? "";
  return (
    <Button
      type="button"
      size="sm"
      variant="outline"
      alignSelf="flex-start"
      marginBlockStart="4"
      height="auto"
      minHeight="9"
      css={{ [COARSE]: { minHeight: TARGET } }}
      paddingBlock="1"
      whiteSpace="normal"
      textAlign="start"
      bg="bg.panel"
      onClick={() => {
        openSetting(section);
      }}
    >
      <Settings2 aria-hidden /> {SUBJECTS[section]} in {PAGES.settings.title} → {title}
    </Button>
  );
}
