/** The member account of a demo installation. The sign-in page shows it in demo mode only. */
export const demoAccount = {
  email: "studio@lindenandloam.example",
  password: "linden-and-loam-2026",
  role: "owner",
} as const;
