import { paths } from "#site/config/paths.ts";
import { aboutMeta } from "#site/content/about.ts";
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
import { useAboutCopy } from "./use-about-copy.ts";
import { Values } from "./values.tsx";
import { Visit } from "./visit.tsx";

export function AboutPage() {
  const settings = useSiteSettings();
  const { intro } = useAboutCopy().nodes;
  return (
    <>
      <PageMeta {...aboutMeta} description={aboutMeta.description(settings)} path={paths.about} />
      <PageIntro headline={intro.headline} lead={intro.lead}>
        <OffsetFigure image={intro.image} caption={intro.caption} priority />
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
