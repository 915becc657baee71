import { paths } from "#site/config/paths.ts";
import { servicesIntro, servicesMeta } from "#site/content/services-page.ts";
import { PageIntro } from "../layout/page-intro.tsx";
import { PageMeta } from "../layout/page-meta.tsx";
import { FirstHour } from "./first-hour.tsx";
import { Process } from "./process.tsx";
import { Questions } from "./questions.tsx";
import { ServiceList } from "./service-list.tsx";
import { WorkedExamples } from "./worked-examples.tsx";

export function ServicesPage() {
  return (
    <>
      <PageMeta {...servicesMeta} path={paths.services} />
      <PageIntro {...servicesIntro} />
      <ServiceList />
      <Process />
      <WorkedExamples />
      <Questions />
      <FirstHour />
    </>
  );
}
