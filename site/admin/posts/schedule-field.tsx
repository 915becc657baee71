import { Button, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { TextField } from "#site/ui/fields.tsx";
import { dateFieldValue } from "#site/format/date-field.ts";
import { timeZoneName } from "#site/format/time.ts";
import { postLabel } from "./post-form-rules.ts";
import { plannedDate, scheduleProblem } from "./schedule.ts";
import type { PostFormState } from "./use-post-form.ts";

const HOUR_MS = 3_600_000;

/** Publication date below the status, with a button to set or cancel it. */
export function ScheduleField({ state: { form, base } }: { readonly state: PostFormState }) {
  const { control, register, setValue, formState } = form;
  const [status, publishOn] = useWatch({ control, name: ["status", "publishOn"] });
  const [now] = useState(() => new Date());
  const isPublic = base?.status === "published" && plannedDate(base, now) === "";
  if (isPublic || (status === "draft" && publishOn !== "")) return null;
  const change = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const;
  if (publishOn === "") {
    return (
      <HStack>
        <Button
          type="button"
          variant="plain"
          size="xs"
          paddingInline="0"
          color="colorPalette.fg"
          onClick={() => {
            setValue("status", "published", change);
            setValue("publishOn", defaultDate(), change);
          }}
        >
          Publish on a date…
        </Button>
      </HStack>
    );
  }
  const isStored = base !== null && plannedDate(base, now) !== "";
  return (
    <Stack gap="1">
      <TextField
        label={postLabel("publishOn")}
        type="datetime-local"
        min={dateFieldValue(now)}
        error={formState.errors.publishOn?.message}
        help={`In your time zone, ${timeZoneName()}. Readers see it from then on.`}
        {...register("publishOn", {
          validate: (_, values) => scheduleProblem(values, base, new Date()),
        })}
      />
      <HStack>
        <Button
          type="button"
          variant="plain"
          size="xs"
          paddingInline="0"
          color="colorPalette.fg"
          onClick={() => {
            setValue("publishOn", "", change);
            if (isStored) setValue("status", "draft", change);
          }}
        >
          {isStored ? "Cancel the schedule, keep it as a draft" : "Publish without a date"}
        </Button>
      </HStack>
    </Stack>
  );
}

/** Default date: tomorrow at 9:00 local time. */
function defaultDate(): string {
  const date = new Date(Date.now() + 24 * HOUR_MS);
  date.setHours(9, 0, 0, 0);
  return dateFieldValue(date);
}
