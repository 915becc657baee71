import { Text } from "@chakra-ui/react";
import { fullTime } from "#site/format/time.ts";
import { replyDue } from "./reply-due.ts";
import { useCurrentMinute } from "#site/ui/use-current-minute.ts";

/** Time left of the promised hours, updated every minute. Red only when overdue. */
export function ReplyDueNote({ dueAt }: { readonly dueAt: string | null }) {
  const due = replyDue(dueAt, useCurrentMinute());
  if (dueAt === null || due === null) return null;
  return (
    <Text
      as="span"
      textStyle="caption"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      color={due.late ? "fg.error" : "fg.muted"}
      fontWeight={due.late ? "600" : undefined}
      title={fullTime(new Date(dueAt))}
    >
      {due.label}
    </Text>
  );
}
