import { paths } from "#site/config/paths.ts";
import { withSettings } from "#site/content/page-copy.ts";
import { servicesMeta } from "#site/content/services-page.ts";
import { PageIntro } from "../layout/page-intro.tsx";
import { PageMeta } from "../layout/page-meta.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { FirstHour } from "./first-hour.tsx";
import { IncludedServices } from "./included-services.tsx";
import { Process } from "./process.tsx";
import { Questions } from "./questions.tsx";
import { ServiceIndex } from "./service-index.tsx";
import { ServiceList } from "./service-list.tsx";
import { useServicesCopy } from "./use-services-copy.ts";
import { WorkedExamples } from "./worked-examples.tsx";

export function ServicesPage() {
  const { intro } = useServicesCopy().nodes;
  return (
    <>
      <PageMeta
        {...servicesMeta}
        description={withSettings(servicesMeta.description, useSiteSettings())}
        path={paths.services}
      />
      <PageIntro {...intro}>
        <ServiceIndex />
      </PageIntro>
      <ServiceList />
      <IncludedServices />
      <Process />
      <WorkedExamples />
      <Questions />
      <FirstHour />
    </>
  );
}
