/** The member of staff a demo installation is born with. Shown on the sign-in page in demo mode only. */
export const demoAccount = {
  email: "studio@lindenandloam.example",
  password: "linden-and-loam-2026",
  role: "owner",
} as const;
