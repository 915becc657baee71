import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { MISSING_PATH_DAYS } from "#supabase/data/limits.ts";
import { useAdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { Section } from "#site/admin/pages/section.tsx";
import { MissingPathList } from "./missing-path-list.tsx";
import { RedirectFiles } from "./redirect-files.tsx";
import { RedirectForm } from "./redirect-form.tsx";
import { RedirectList } from "./redirect-list.tsx";

/** Redirects from the addresses of a former website, and addresses that were not found; for owners only. */
export function RedirectsPage() {
  const { origin } = useAdminEnvironment().publicSite;
  // The form is mounted anew with each address that is chosen for it.
  const [chosen, setChosen] = useState({ from: "", count: 0 });
  return (
    <Stack gap="6">
      <Section
        title="Add a redirect"
        about="Visitors of an address of your former website are led to a page of this one. A redirect works at once, and for search engines after the next rebuild of the website."
      >
        <RedirectForm key={chosen.count} redirect={null} from={chosen.from} origin={origin} />
      </Section>
      <Section title="All redirects">
        <RedirectList origin={origin} />
      </Section>
      <Section
        title="Files"
        about="A line of a CSV file has the old and the new address. An import replaces the new address of redirects that exist."
      >
        <RedirectFiles origin={origin} />
      </Section>
      <Section
        title="Not found"
        about={`Addresses that visitors asked for in vain during the last ${String(MISSING_PATH_DAYS)} days, the most frequent first.`}
      >
        <MissingPathList
          onRedirect={(from) => {
            setChosen(({ count }) => ({ from, count: count + 1 }));
          }}
        />
      </Section>
    </Stack>
  );
}
