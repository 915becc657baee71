import { paths } from "#site/config/paths.ts";
import { aboutCall, aboutIntro, aboutMeta } from "#site/content/about.ts";
import { ClosingCall } from "../shell/closing-call.tsx";
import { PageIntro } from "../shell/page-intro.tsx";
import { PageMeta } from "../shell/page-meta.tsx";
import { useSiteFacts } from "../shell/site-facts-context.tsx";
import { OffsetFigure } from "../shell/offset-figure.tsx";
import { Stats } from "./stats.tsx";
import { Story } from "./story.tsx";
import { Team } from "./team.tsx";
import { Values } from "./values.tsx";

export function AboutPage() {
  const settings = useSiteFacts();
  return (
    <>
      <PageMeta {...aboutMeta} description={aboutMeta.description(settings)} path={paths.about} />
      <PageIntro headline={aboutIntro.headline(settings)} lead={aboutIntro.lead}>
        <OffsetFigure source={aboutIntro.picture} caption={aboutIntro.caption} priority />
      </PageIntro>
      <Story />
      <Stats />
      <Values />
      <Team />
      <ClosingCall {...aboutCall} />
    </>
  );
}
