import { paths } from "#site/config/paths.ts";
import { aboutIntro, aboutMeta } from "#site/content/about.ts";
import { Column } from "#site/ui/column.tsx";
import { PageIntro } from "../layout/page-intro.tsx";
import { PageMeta } from "../layout/page-meta.tsx";
import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { OffsetFigure } from "../layout/offset-figure.tsx";
import { ClientWord } from "../proof/client-word.tsx";
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
      <PageIntro headline={aboutIntro.headline(settings)} lead={aboutIntro.lead}>
        <OffsetFigure source={aboutIntro.image} caption={aboutIntro.caption(settings)} priority />
      </PageIntro>
      <Story />
      <Stats />
      <Values />
      <Team />
      <Column _empty={{ display: "none" }} paddingBlockStart={{ base: "4.5rem", lg: "8.5rem" }}>
        <ClientWord page="about" layout="row" />
      </Column>
      <Credentials />
      <Visit />
    </>
  );
}
