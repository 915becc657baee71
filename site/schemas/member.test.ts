import { expect, expectTypeOf, it } from "vitest";
import type * as v from "valibot";
import type { Member } from "#supabase/data/members.ts";
import { controlLabel, rulesOf } from "./form.ts";
import { memberSchema } from "./member.ts";

type MemberValues = v.InferOutput<typeof memberSchema>;

it("a member's fields have the types of the members that are read", () => {
  expectTypeOf<Readonly<MemberValues>>().toEqualTypeOf<Pick<Member, keyof MemberValues>>();
});

it("the name that an invited person enters is required and limited", () => {
  const { name } = rulesOf(memberSchema);
  expect(controlLabel(memberSchema, "name")).toBe("Your name");
  expect(name(" ")).toBe("Enter your name.");
  expect(name("x".repeat(1000))).toMatch(/^Use at most \d+ characters\.$/);
  expect(name(" Ada Lovelace ")).toBe(true);
});
