import { exists, newInvitation } from "./function-rows.ts";
import { newMediaName } from "./images.ts";
import { unique } from "./matrix.ts";
import type { ServerFunction } from "./server-function.ts";
import type { Role } from "./users.ts";

const STAFF: readonly Role[] = ["editor", "owner"];
const OWNERS: readonly Role[] = ["owner"];

/** The functions of invitations, names and photos, as entries of function-matrix.ts. */
export const INVITATION_FUNCTIONS: readonly ServerFunction[] = [
  {
    name: "finish_invitation",
    may: STAFF,
    args: () => Promise.resolve({ member_name: unique() }),
    works: ({ backend }, { member_name }) =>
      exists(backend, "private.staff where name = $1", member_name),
  },
  {
    name: "invite_staff",
    may: OWNERS,
    args: () => Promise.resolve({ member_email: `${unique()}@studio.test`, member_role: "editor" }),
    works: ({ backend }, { member_email }) =>
      exists(backend, "private.invitations where email = $1", member_email),
  },
  {
    name: "list_invitations",
    may: OWNERS,
    args: async ({ backend }) => {
      await newInvitation(backend);
      return {};
    },
  },
  {
    name: "resend_invitation",
    may: OWNERS,
    args: async ({ backend }) => ({ invitation: await newInvitation(backend) }),
    works: ({ backend }, { invitation }) =>
      exists(backend, "private.outbox where invitation_id = $1", invitation),
  },
  {
    name: "revoke_invitation",
    may: OWNERS,
    args: async ({ backend }) => ({ invitation: await newInvitation(backend) }),
    works: async ({ backend }, { invitation }) =>
      !(await exists(backend, "private.invitations where id = $1", invitation)),
  },
  {
    name: "set_own_name",
    may: STAFF,
    args: () => Promise.resolve({ member_name: unique() }),
    works: ({ backend }, { member_name }) =>
      exists(backend, "private.staff where name = $1", member_name),
  },
  {
    name: "set_own_photo",
    may: STAFF,
    args: () => {
      const file = newMediaName("png");
      return Promise.resolve({
        address: `https://p.test/storage/v1/object/public/blog-images/${file}`,
      });
    },
    works: ({ backend }, { address }) => exists(backend, "private.staff where photo = $1", address),
  },
];
