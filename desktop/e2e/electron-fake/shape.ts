import type { EventEmitter } from "node:events";

type OwnMembers<Own> = Exclude<keyof Own, keyof EventEmitter>;

/** Names of members that Electron's own declarations lack; `never` when all of them exist. */
type Unknown<Own, Real> = Exclude<OwnMembers<Own>, keyof Real>;

/** `Own` itself when electron.d.ts declares each of its members, otherwise an unassignable object type
 * that names the missing ones. */
export type MembersOf<Real, Own> = [Unknown<Own, Real>] extends [never]
  ? Own
  : { readonly "not in electron.d.ts": Unknown<Own, Real> };
