import { Button, HStack, Stack } from "@chakra-ui/react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { dateFieldValue } from "#site/format/date-field.ts";
import { timeZoneName } from "#site/format/time.ts";
import { TextField } from "#site/ui/fields.tsx";
import { useCurrentMinute } from "#site/ui/use-current-minute.ts";
import { isPublic, scheduledDate } from "./schedule.ts";
import type { Schedule, SavedSchedule } from "./schedule.ts";

const HOUR_MS = 3_600_000;

interface ScheduleFieldProps {
  readonly label: string;
  /** The values of the form. */
  readonly schedule: Schedule;
  /** The saved version of the post or project; null without one. */
  readonly base: SavedSchedule | null;
  /** The date input of the form. */
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly onChange: (changes: Partial<Schedule>) => void;
}

/** Publication date below the status, with a button to set or cancel it. A public row has none. */
export function ScheduleField(props: ScheduleFieldProps) {
  const { label, schedule, base, input, error, onChange } = props;
  const { status, publishOn } = schedule;
  const now = useCurrentMinute();
  if (isPublic(base, now) || (status === "draft" && publishOn !== "")) return null;
  if (publishOn === "") {
    return (
      <ScheduleButton
        onClick={() => {
          onChange({ status: "published", publishOn: defaultDate() });
        }}
      >
        Publish on a date…
      </ScheduleButton>
    );
  }
  const isScheduled = base !== null && scheduledDate(base, now) !== "";
  return (
    <Stack gap="1">
      <TextField
        label={label}
        type="datetime-local"
        min={dateFieldValue(now)}
        error={error}
        help={`In your time zone, ${timeZoneName()}. Readers see it from then on.`}
        {...input}
      />
      <ScheduleButton
        onClick={() => {
          onChange({ publishOn: "", ...(isScheduled && { status: "draft" }) });
        }}
      >
        {isScheduled ? "Cancel the schedule, keep it as a draft" : "Publish without a date"}
      </ScheduleButton>
    </Stack>
  );
}

interface ScheduleButtonProps {
  readonly children: string;
  readonly onClick: () => void;
}

function ScheduleButton({ children, onClick }: ScheduleButtonProps) {
  return (
    <HStack>
      <Button
        type="button"
        variant="plain"
        size="xs"
        paddingInline="0"
        color="colorPalette.fg"
        onClick={onClick}
      >
        {children}
      </Button>
    </HStack>
  );
}

/** Default date: tomorrow at 9:00 local time. */
function defaultDate(): string {
  const date = new Date(Date.now() + 24 * HOUR_MS);
  date.setHours(9, 0, 0, 0);
  return dateFieldValue(date);
}
