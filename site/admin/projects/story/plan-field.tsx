import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { ImagePlus } from "lucide-react";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { IMAGE_MESSAGES } from "#site/admin/media/upload-messages.ts";
import { UPLOAD_MAX_BYTES } from "#supabase/data/limits.ts";
import { usePickMedia } from "#site/admin/context/use-host.ts";
import { checkMedia, mediaMessage } from "#site/admin/media/check-media.ts";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import { plans } from "#site/content/plans/plans.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { SelectField, TextField } from "#site/ui/fields.tsx";
import { IMAGE_HINT } from "../featured-image-field.tsx";
import { projectLabel, projectRules } from "../project-form-rules.ts";

/** Id of the plan's upload among those of the form. */
export const PLAN_UPLOAD_ID = "plan";

const IMAGE = "picture";
const OPTIONS = [
  ...Array.from(plans, ([value, { title }]) => ({ value, label: title })),
  { value: IMAGE, label: "A picture of the plan" },
];

interface PlanFieldProps {
  readonly form: UseFormReturn<ProjectValues>;
  readonly uploads: Uploads;
}

/** The plan of a project: one drawn for the site, or an image. */
export function PlanField({ form, uploads }: PlanFieldProps) {
  const plan = useWatch({ control: form.control, name: "plan" });
  const [isChosen, setIsChosen] = useState(false);
  const isImage = isChosen || (plan !== "" && !plans.has(plan));
  const choose = (value: string) => {
    setIsChosen(value === IMAGE);
    uploads.drop(PLAN_UPLOAD_ID);
    form.setValue("plan", value === IMAGE ? "" : value, { shouldDirty: true });
  };
  return (
    <Stack gap="3">
      <SelectField
        label={projectLabel("plan")}
        emptyLabel="No plan"
        options={OPTIONS}
        value={isImage ? IMAGE : plan}
        onChange={({ target }) => {
          choose(target.value);
        }}
      />
      {isImage && (
        <>
          <TextField
            label="Address of the plan"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            help="An address that starts with https://, a path of this site, or a file below."
            error={form.formState.errors.plan?.message}
            {...form.register("plan", { validate: projectRules.plan })}
          />
          <PlanUpload uploads={uploads} />
        </>
      )}
    </Stack>
  );
}

function PlanUpload({ uploads }: { readonly uploads: Uploads }) {
  const pickMedia = usePickMedia();
  const [refusal, setRefusal] = useState<string | null>(null);
  const id = useId();
  const upload = uploads.get(PLAN_UPLOAD_ID);
  const problem = refusal ?? upload?.failure ?? null;
  const choose = async () => {
    const options = { kind: "image", multiple: false, maxBytes: UPLOAD_MAX_BYTES } as const;
    const [file] = await pickMedia(options);
    if (file === undefined) return;
    const check = await checkMedia(file, "image");
    setRefusal(check.ok ? null : mediaMessage(check.problem, IMAGE_MESSAGES).description);
    if (!check.ok) return;
    uploads.drop(PLAN_UPLOAD_ID);
    uploads.start(PLAN_UPLOAD_ID, check.file);
  };
  if (upload?.failure === null) {
    return (
      <UploadProgress
        name={upload.file.name}
        percent={upload.percent}
        onCancel={() => {
          uploads.drop(PLAN_UPLOAD_ID);
        }}
      />
    );
  }
  return (
    <HStack gap="3" flexWrap="wrap">
      <Button
        type="button"
        variant="outline"
        size="sm"
        aria-describedby={problem === null ? `${id}-hint` : `${id}-problem`}
        onClick={() => void choose()}
      >
        <ImagePlus /> Upload a plan
      </Button>
      <Text id={`${id}-hint`} textStyle="caption" color="fg.muted">
        {IMAGE_HINT}
      </Text>
      {problem !== null && (
        <Text id={`${id}-problem`} role="alert" textStyle="caption" color="fg.error">
          {problem}
        </Text>
      )}
    </HStack>
  );
}
