import { paths } from "#site/config/paths.ts";
import { homeMeta } from "#site/content/home.ts";
import { PageMeta } from "../layout/page-meta.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { BlogTeaser } from "./blog-teaser.tsx";
import { FirstWords } from "./first-words.tsx";
import { Hero } from "./hero.tsx";
import { PortfolioTeaser } from "./portfolio-teaser.tsx";
import { ServicesTeaser } from "./services-teaser.tsx";
import { useHomeCopy } from "./use-home-copy.ts";

/** The home page. Its content is static by default, so it needs neither rows nor a backend. */
export function HomePage() {
  const { nodes } = useHomeCopy();
  return (
    <>
      <PageMeta
        {...homeMeta}
        description={homeMeta.description(useSiteSettings())}
        path={paths.home}
        image={nodes.hero.image.uploaded}
      />
      <Hero />
      <ServicesTeaser />
      <PortfolioTeaser />
      <BlogTeaser />
      <FirstWords />
    </>
  );
}
