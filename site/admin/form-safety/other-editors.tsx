import { HStack, Text } from "@chakra-ui/react";
import type { EditedRow, OtherEditor } from "#supabase/data/presence.ts";
import { MemberAvatar } from "#site/admin/active-members/member-avatar.tsx";
import { joinedList } from "#site/format/list.ts";
import { shortTime } from "#site/format/time.ts";
import { useOtherEditors } from "./use-other-editors.ts";

/** Announces the other members who have a row open: "Marta is editing, since 14:02". */
export function OtherEditors({ row }: { readonly row: EditedRow }) {
  const others = useOtherEditors(row);
  return (
    <HStack gap="2" display={others.length > 0 ? "flex" : "contents"}>
      {others.map(({ name, photo, since }) => (
        <MemberAvatar key={`${name} ${since.toISOString()}`} label={name} photo={photo} size="6" />
      ))}
      {/* The live region stands before its text does, without taking a gap of the stack around it. */}
      <Text role="status" textStyle="sm" color="fg.muted" _empty={{ position: "absolute" }}>
        {others.length > 0 && presenceText(others)}
      </Text>
    </HStack>
  );
}

/** Names the other members who edit, with the time since when: "Marta is editing, since 14:02". */
export function presenceText(others: readonly OtherEditor[], now = new Date()): string {
  const [only, ...more] = others;
  if (only === undefined) return "";
  if (more.length === 0) return `${only.name} is editing, since ${shortTime(only.since, now)}`;
  const names = others.map(({ name, since }) => `${name} (since ${shortTime(since, now)})`);
  return `${joinedList(names)} are editing`;
}
