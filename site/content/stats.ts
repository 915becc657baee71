/**
 * Numbers that the studio states about itself, one entry per label. Home and About count awards differently
 * on purpose: home counts juried prizes, About adds published mentions.
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
