import { useWatch } from "react-hook-form";
import { ScheduleField } from "#site/admin/schedule/schedule-field.tsx";
import { scheduleProblem } from "#site/admin/schedule/schedule.ts";
import { postLabel } from "./post-form-rules.ts";
import type { PostFormState } from "./use-post-form.ts";

/** The publication date of the form's post. */
export function PostSchedule({ state: { form, base } }: { readonly state: PostFormState }) {
  const { control, register, setValue, formState } = form;
  const [status, publishOn] = useWatch({ control, name: ["status", "publishOn"] });
  return (
    <ScheduleField
      label={postLabel("publishOn")}
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
