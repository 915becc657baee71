import { paths } from "#site/config/paths.ts";
import { servicesCall, servicesIntro, servicesMeta } from "#site/content/services-page.ts";
import { ClosingCall } from "../shell/closing-call.tsx";
import { PageIntro } from "../shell/page-intro.tsx";
import { PageMeta } from "../shell/page-meta.tsx";
import { Process } from "./process.tsx";
import { ServiceList } from "./service-list.tsx";

export function ServicesPage() {
  return (
    <>
      <PageMeta {...servicesMeta} path={paths.services} />
      <PageIntro {...servicesIntro} />
      <ServiceList />
      <Process />
      <ClosingCall {...servicesCall} />
    </>
  );
}
