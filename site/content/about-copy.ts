import { aboutCall, aboutIntro, stats, story, team, values } from "./about.ts";
import { teamPlaces } from "./team-members.ts";

/** The copy of the About page. */
export const aboutCopy = {
  intro: aboutIntro,
  story,
  stats,
  values,
  team: { ...team, members: teamPlaces },
  call: aboutCall,
} as const;
