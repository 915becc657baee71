import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import type { ProjectRow } from "#supabase/data/projects.ts";
import { ScheduleField } from "#site/admin/schedule/schedule-field.tsx";
import { scheduleProblem } from "#site/admin/schedule/schedule.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { projectLabel } from "./project-form-rules.ts";

interface ProjectScheduleProps {
  readonly form: UseFormReturn<ProjectValues>;
  /** The version that the next save builds on; null for a project that is not stored. */
  readonly base: ProjectRow | null;
}

/** The publication date of the form's project. */
export function ProjectSchedule({ form, base }: ProjectScheduleProps) {
  const { control, register, setValue, formState } = form;
  const [status, publishOn] = useWatch({ control, name: ["status", "publishOn"] });
  return (
    <ScheduleField
      label={projectLabel("publishOn")}
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
