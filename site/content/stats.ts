/**
 * Numbers that the studio states about itself, one entry per label. Home and About must state different counts of
 * awards (HM03, AB02). About explains the difference to visitors (`stats.note` in about.ts); the site settings show it to
 * owners (setting-conflicts.ts), who can unify the counts.
 */
export const studioStats = {
  happyClients: { number: "500+", label: "Happy Clients" },
  awards: { number: "15+", label: "Awards" },
  projects: { number: "500+", label: "Projects" },
  satisfaction: { number: "98%", label: "Satisfaction" },
  projectsCompleted: { number: "500+", label: "Projects Completed" },
  yearsExperience: { number: "15+", label: "Years Experience" },
  clientSatisfaction: { number: "98%", label: "Client Satisfaction" },
  awardsWon: { number: "25+", label: "Awards Won" },
} as const;
