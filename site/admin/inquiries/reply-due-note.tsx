import { Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { fullTime } from "#site/format/time.ts";
import { replyDue } from "./reply-due.ts";

const MINUTE_MS = 60_000;

/** Time left of the promised 24 hours, updated every minute. Red only when overdue. */
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
      {due.words}
    </Text>
  );
}

function useCurrentMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(new Date());
    }, MINUTE_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
