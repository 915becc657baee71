import { aboutCall, aboutIntro, stats, story, team, values } from "./about.ts";

/** The copy of the About page. */
export const aboutCopy = {
  intro: aboutIntro,
  story,
  stats,
  values,
  team,
  call: aboutCall,
} as const;
