import * as v from "valibot";
import {
  INQUIRY_MAIL_CHOICES,
  MEMBER_NAME_MAX,
  STAFF_ROLES,
  EMAIL,
} from "#supabase/data/limits.ts";
import { optionsOf } from "./form.ts";
import { field } from "./field.ts";

/** The roles with their labels, the one with fewer permissions first. */
const roleLabels = { editor: "Editor", owner: "Owner" } as const satisfies Record<
  (typeof STAFF_ROLES)[number],
  string
>;

/** Options of a member's role. */
export const ROLE_OPTIONS = optionsOf({ options: roleLabels });

const inquiryMailLabels = {
  "at-once": "At once",
  daily: "Once a day",
  off: "Never",
} as const satisfies Record<(typeof INQUIRY_MAIL_CHOICES)[number], string>;

/** Options of a member's mails about inquiries. */
export const INQUIRY_MAIL_OPTIONS = optionsOf({ options: inquiryMailLabels });

/** How a member gets notices of inquiries. */
export const inquiryMailChoice = v.picklist(INQUIRY_MAIL_CHOICES);

/** A role; any unknown value becomes editor, the role with fewer permissions. */
export const knownRole = v.fallback(v.picklist(STAFF_ROLES), "editor");

/** The invitation of a member. */
export const invitationSchema = v.object({
  email: v.pipe(
    v.optional(v.string(), ""),
    v.check((value) => EMAIL.test(value.trim()), "Enter an email address."),
    v.title("Email"),
    field({ column: "email" }),
  ),
  role: v.pipe(
    v.optional(v.picklist(STAFF_ROLES), "editor"),
    v.title("Role"),
    field({ column: "role", options: roleLabels, errors: false }),
  ),
});

/** The name that an invited person enters. */
export const memberName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty("Enter your name."),
  v.maxLength(MEMBER_NAME_MAX, `Use at most ${String(MEMBER_NAME_MAX)} characters.`),
);
