import { paths } from "#site/config/paths.ts";
import { homeCall, homeMeta } from "#site/content/home.ts";
import { ClosingCall } from "../shell/closing-call.tsx";
import { PageMeta } from "../shell/page-meta.tsx";
import { useSiteFacts } from "../shell/site-facts-context.tsx";
import { BlogTeaser } from "./blog-teaser.tsx";
import { Hero } from "./hero.tsx";
import { PortfolioTeaser } from "./portfolio-teaser.tsx";
import { ServicesTeaser } from "./services-teaser.tsx";

/** The home page. Its content is static by default, so it needs neither rows nor a backend. */
export function HomePage() {
  return (
    <>
      <PageMeta
        {...homeMeta}
        description={homeMeta.description(useSiteFacts())}
        path={paths.home}
      />
      <Hero />
      <ServicesTeaser />
      <PortfolioTeaser />
      <BlogTeaser />
      <ClosingCall {...homeCall} withContacts />
    </>
  );
}
