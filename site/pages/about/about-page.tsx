import { paths } from "#site/config/paths.ts";
import { aboutMeta } from "#site/content/about.ts";
import { Column } from "#site/ui/column.tsx";
import { PageMeta } from "../layout/page-meta.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { ClientWord } from "../proof/client-word.tsx";
import { AboutIntro } from "./about-intro.tsx";
import { Credentials } from "./credentials.tsx";
import { Stats } from "./stats.tsx";
import { Story } from "./story.tsx";
import { Team } from "./team.tsx";
import { Values } from "./values.tsx";
import { Visit } from "./visit.tsx";

export function AboutPage() {
  const settings = useSiteSettings();
  return (
    <>
      <PageMeta {...aboutMeta} description={aboutMeta.description(settings)} path={paths.about} />
      <AboutIntro />
      <Story />
      <Stats />
      <Values />
      <Team />
      <Column _empty={{ display: "none" }} paddingBlockStart={{ base: "4rem", lg: "6rem" }}>
        <ClientWord page="about" layout="row" />
      </Column>
      <Credentials />
      <Visit />
    </>
  );
}
