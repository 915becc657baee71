import { HStack, Text } from "@chakra-ui/react";
import { BellRing } from "lucide-react";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { isReminderDue } from "./reminder.ts";
import { useCurrentMinute } from "#site/ui/use-current-minute.ts";

/** Marks an inquiry whose reminder is due, in a list. */
export function ReminderDue({ inquiry }: { readonly inquiry: Inquiry }) {
  if (!isReminderDue(inquiry, useCurrentMinute())) return null;
  return (
    <HStack as="span" gap="1" flex="none" color="fg.error">
      <BellRing size="14" aria-hidden />
      <Text as="span" textStyle="caption" fontWeight="600" whiteSpace="nowrap">
        Reminder due
      </Text>
    </HStack>
  );
}
