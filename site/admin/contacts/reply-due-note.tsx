import { Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { fullTime } from "./received-time.ts";
import { replyDue } from "./reply-due.ts";

const MINUTE_MS = 60_000;

/** How long the promise of 24 hours still holds. Red only when it is broken; nothing blinks. */
export function ReplyDueNote({ dueAt }: { readonly dueAt: string | null }) {
  const due = replyDue(dueAt, useMinute());
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

function useMinute(): Date {
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
