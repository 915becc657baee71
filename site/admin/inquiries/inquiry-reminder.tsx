import { Button, HStack, Stack } from "@chakra-ui/react";
import { useRef, useState } from "react";
import type { Inquiry } from "#supabase/data/inquiries.ts";
import { useMailDelivery } from "#site/admin/context/use-delivers-mail.ts";
import { dateFieldValue } from "#site/format/date-field.ts";
import { shortTime, timeZoneName } from "#site/format/time.ts";
import { SelectField, TextField } from "#site/ui/fields.tsx";
import { parseReminder, REMINDER_CHOICES, reminderTime } from "./reminder.ts";
import { useInquiryChange } from "./use-inquiry-change.ts";

const STORED = "stored";
const PICK = "pick";
const NONE = "No reminder";
const REMINDER = {
  key: "remind_at",
  noun: "reminder",
  labelOf: (time: string | null) => (time === null ? NONE : shortTime(new Date(time))),
} as const;

/** Select for the reminder of an inquiry; saves on change, or after a date was picked. */
export function InquiryReminder({ inquiry }: { readonly inquiry: Inquiry }) {
  const { save, value, problem } = useInquiryChange(inquiry, REMINDER);
  const [isPicking, setIsPicking] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const closePicker = () => {
    setIsPicking(false);
    // The focused button of the picker goes with it.
    select.current?.focus();
  };
  const choose = (choice: string) => {
    setIsPicking(choice === PICK);
    if (choice === "") save(null);
    const offered = REMINDER_CHOICES.find((known) => known.value === choice);
    if (offered !== undefined) save(reminderTime(offered, new Date()).toISOString());
  };
  const stored = value === null ? [] : [{ value: STORED, label: REMINDER.labelOf(value) }];
  return (
    <Stack gap="3">
      <SelectField
        ref={select}
        label="Remind me"
        emptyLabel={NONE}
        options={[...stored, ...REMINDER_CHOICES, { value: PICK, label: "Pick a date and time…" }]}
        value={isPicking ? PICK : value === null ? "" : STORED}
        error={problem}
        help={useRecipientText(inquiry)}
        onChange={(event) => {
          choose(event.target.value);
        }}
      />
      {isPicking && (
        <PickTime
          onPicked={(time) => {
            closePicker();
            save(time.toISOString());
          }}
          onCancel={closePicker}
        />
      )}
    </Stack>
  );
}

/** Names the recipient of the reminder's mail; undefined until it is known. */
function useRecipientText({ assignee_id }: Inquiry): string | undefined {
  const deliversMail = useMailDelivery();
  if (deliversMail === undefined) return undefined;
  if (!deliversMail) return "Shown in the list.";
  return assignee_id === null
    ? "By mail to all who get mails about inquiries."
    : "By mail to the assigned member.";
}

interface PickTimeProps {
  readonly onPicked: (time: Date) => void;
  readonly onCancel: () => void;
}

function PickTime({ onPicked, onCancel }: PickTimeProps) {
  const [now] = useState(() => new Date());
  const [text, setText] = useState(() => dateFieldValue(reminderTime(REMINDER_CHOICES[0], now)));
  const [problem, setProblem] = useState<string>();
  return (
    <form
      // The message stands at the field instead of the browser's own.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const time = parseReminder(text, new Date());
        if (typeof time === "string") setProblem(time);
        else onPicked(time);
      }}
    >
      <TextField
        label="Date and time"
        type="datetime-local"
        autoFocus
        min={dateFieldValue(now)}
        value={text}
        error={problem}
        help={`In your time zone, ${timeZoneName()}.`}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <HStack marginTop="3">
        <Button type="submit" size="sm">
          Set reminder
        </Button>
        <Button type="button" size="sm" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </HStack>
    </form>
  );
}
