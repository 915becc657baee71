import * as v from "valibot";
import {
  INQUIRY_MAIL_CHOICES,
  MEMBER_NAME_MAX,
  STAFF_ROLES,
  EMAIL,
} from "#supabase/data/limits.ts";
import { optionsOf } from "./form.ts";
import { atMost, field, required, text, trimmed } from "./field.ts";

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

/** A member of the studio: what owners and members enter of it. */
export const memberSchema = v.object({
  email: v.pipe(
    text,
    v.check((value) => EMAIL.test(value.trim()), "Enter an email address."),
    v.title("Email"),
    field({ column: "email" }),
  ),
  name: v.pipe(
    text,
    required("Enter your name."),
    atMost(MEMBER_NAME_MAX, (limit) => `Use at most ${String(limit)} characters.`),
    v.title("Name"),
    field({ column: "name", toColumn: trimmed, controlLabel: "Your name" }),
  ),
  role: v.pipe(
    v.optional(v.picklist(STAFF_ROLES), "editor"),
    v.title("Role"),
    field({ column: "role", options: roleLabels, errors: false }),
  ),
  /** How the member gets notices of inquiries. */
  inquiryMail: v.pipe(
    v.optional(v.picklist(INQUIRY_MAIL_CHOICES), "at-once"),
    v.title("Mail about inquiries"),
    field({ column: "inquiry_mail", options: inquiryMailLabels, errors: false }),
  ),
});

const { email, role } = memberSchema.entries;

/** The invitation of a member. */
export const invitationSchema = v.object({ email, role });
