import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, useState } from "react";
import type { ComponentType } from "react";
import { createQueryClient } from "#site/config/query-client.ts";
import type { EditablePageProps } from "#site/content/copy-editing.ts";
import type { CopyPage } from "#site/content/page-copy.ts";
import { CopyEditingProvider } from "./layout/page-copy.tsx";
import { PublicBackendProvider } from "./layout/public-backend.tsx";
import { SiteSettingsProvider } from "./layout/site-settings-context.tsx";

const EDITABLE_PAGES: Readonly<Record<CopyPage, ComponentType>> = {
  home: lazy(async () => ({ default: (await import("./home/home-page.tsx")).HomePage })),
  services: lazy(async () => ({
    default: (await import("./services/services-page.tsx")).ServicesPage,
  })),
  about: lazy(async () => ({ default: (await import("./about/about-page.tsx")).AboutPage })),
  privacy: lazy(async () => ({
    default: (await import("./legal/privacy-policy-page.tsx")).PrivacyPolicyPage,
  })),
  terms: lazy(async () => ({ default: (await import("./legal/terms-page.tsx")).TermsPage })),
};

/**
 * A page of the public site as visitors see it, without navigation and footer, for the dashboard. Suspends while its code
 * loads: the dashboard shows a skeleton.
 */
export function EditablePage({ page, client, editing }: EditablePageProps) {
  // Of its own: the dashboard has data of another shape under some of the same keys, and stores it on the device.
  const [queryClient] = useState(createQueryClient);
  const Page = EDITABLE_PAGES[page];
  return (
    <QueryClientProvider client={queryClient}>
      <PublicBackendProvider value={client}>
        <SiteSettingsProvider>
          <CopyEditingProvider value={editing}>
            <Page />
          </CopyEditingProvider>
        </SiteSettingsProvider>
      </PublicBackendProvider>
    </QueryClientProvider>
  );
}
