/** The users of the access matrix. An outsider is signed in, but not a member. */
export const ROLES = ["anonymous", "outsider", "editor", "owner"] as const;
export type Role = (typeof ROLES)[number];

export const PEOPLE = {
  outsider: { email: "outsider@elsewhere.test" },
  editor: { email: "editor@studio.test" },
  owner: { email: "owner@studio.test" },
} as const;

export const PASSWORD = "brass-lamp-and-linen";
