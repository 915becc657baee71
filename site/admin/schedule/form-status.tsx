import { useFormContext, useWatch } from "react-hook-form";
import type { PublishStatus } from "#supabase/data/limits.ts";
import { SelectField } from "#site/ui/fields.tsx";
import { useCurrentMinute } from "#site/ui/use-current-minute.ts";
import { isPublic, willBeScheduled } from "./schedule.ts";
import type { Schedule, SavedSchedule } from "./schedule.ts";

interface FormStatusProps {
  readonly label: string;
  readonly help?: string;
  readonly options: readonly { readonly value: PublishStatus; readonly label: string }[];
  /** The version that the next save builds on; null for a post or project that is not saved. */
  readonly base: SavedSchedule | null;
}

const UNPUBLISHES = "Saving takes it off the website.";

/**
 * The status of the post or project in the `FormProvider` above. With a date to come, publishing is scheduling. Beside
 * a draft that is on the site, the help says that saving takes it off.
 */
export function FormStatus({ label, help, options, base }: FormStatusProps) {
  const { control, register } = useFormContext<Schedule>();
  const [status, publishOn] = useWatch({ control, name: ["status", "publishOn"] });
  const now = useCurrentMinute();
  const schedules = willBeScheduled({ status: "published", publishOn }, base, now);
  return (
    <SelectField
      label={label}
      help={status === "draft" && isPublic(base, now) ? UNPUBLISHES : help}
      options={options.map((option) =>
        schedules && option.value === "published" ? { ...option, label: "Schedule" } : option,
      )}
      {...register("status")}
    />
  );
}
