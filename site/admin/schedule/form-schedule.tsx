import { useFormContext, useWatch } from "react-hook-form";
import { ScheduleField } from "./schedule-field.tsx";
import { scheduleProblem } from "./schedule.ts";
import type { Schedule, SavedSchedule } from "./schedule.ts";

interface FormScheduleProps {
  readonly label: string;
  /** The version that the next save builds on; null for a post or project that is not saved. */
  readonly base: SavedSchedule | null;
}

/** The publication date of the post or project in the `FormProvider` above. */
export function FormSchedule({ label, base }: FormScheduleProps) {
  const { control, register, setValue, formState } = useFormContext<Schedule>();
  const [status, publishOn] = useWatch({ control, name: ["status", "publishOn"] });
  return (
    <ScheduleField
      label={label}
      schedule={{ status, publishOn }}
      base={base}
      input={register("publishOn", {
        validate: (_, values) => scheduleProblem(values, base, new Date()),
      })}
      error={formState.errors.publishOn?.message}
      onChange={(changes) => {
        const how = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const;
        if (changes.status !== undefined) setValue("status", changes.status, how);
        if (changes.publishOn !== undefined) setValue("publishOn", changes.publishOn, how);
      }}
    />
  );
}
