import { paths } from "#site/config/paths.ts";
import { servicesCall, servicesIntro, servicesMeta } from "#site/content/services-page.ts";
import { CallToAction } from "../layout/call-to-action.tsx";
import { PageIntro } from "../layout/page-intro.tsx";
import { PageMeta } from "../layout/page-meta.tsx";
import { Process } from "./process.tsx";
import { Questions } from "./questions.tsx";
import { ServiceList } from "./service-list.tsx";

export function ServicesPage() {
  return (
    <>
      <PageMeta {...servicesMeta} path={paths.services} />
      <PageIntro {...servicesIntro} />
      <ServiceList />
      <Process />
      <Questions />
      <CallToAction {...servicesCall} />
    </>
  );
}
