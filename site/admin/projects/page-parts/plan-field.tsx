import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { IMAGE_HINT, IMAGE_MESSAGES } from "#site/admin/media/upload-messages.ts";
import { ImageSources } from "#site/admin/media/image-sources.tsx";
import { validateMedia, refusedFile } from "#site/admin/media/validate-media.ts";
import type { RefusedFile } from "#site/admin/media/validate-media.ts";
import { useMakeFit } from "#site/admin/media/refused-files.tsx";
import { runValidation } from "#site/admin/media/running-validations.ts";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import { plans } from "#site/content/plans/plans.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { SelectField, TextField } from "#site/ui/fields.tsx";
import { projectLabel, projectRules } from "../project-form-rules.ts";

/** Id of the plan's upload among those of the form. */
export const PLAN_UPLOAD_ID = "plan";

const IMAGE = "picture";
const OPTIONS = [
  ...Array.from(plans, ([value, { title }]) => ({ value, label: title })),
  { value: IMAGE, label: "A picture of the plan" },
];

/** Undefined for a plan without cameras. */
function cameraHint(plan: string): string | undefined {
  const names = plans.get(plan)?.cameras.map(({ name }) => name) ?? [];
  const [first] = names;
  if (first === undefined) return undefined;
  return `It has the cameras ${names.join(", ")}. A caption that starts with “${first} — ” marks the camera on the plan and links to it.`;
}

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
        help={cameraHint(plan)}
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
          <PlanUpload
            uploads={uploads}
            onAddress={(url) => {
              form.setValue("plan", url, { shouldDirty: true });
            }}
          />
        </>
      )}
    </Stack>
  );
}

interface PlanUploadProps {
  readonly uploads: Uploads;
  readonly onAddress: (url: string) => void;
}

function PlanUpload({ uploads, onAddress }: PlanUploadProps) {
  const [refusal, setRefusal] = useState<RefusedFile | null>(null);
  const id = useId();
  const upload = uploads.get(PLAN_UPLOAD_ID);
  const start = (file: File) => {
    setRefusal(null);
    uploads.drop(PLAN_UPLOAD_ID);
    uploads.start(PLAN_UPLOAD_ID, file);
  };
  const fit = useMakeFit(refusal, start);
  const problem = fit.failure ?? refusal?.message ?? upload?.failure ?? null;
  const startOrRefuse = async (file: File) => {
    const validation = await validateMedia(file, "image");
    if (validation.ok) start(validation.file);
    else setRefusal(refusedFile(file, validation, IMAGE_MESSAGES, (_, message) => message));
    return validation.ok;
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
      <ImageSources
        label="Picture of the plan"
        kind="image"
        multiple={false}
        describedBy={problem === null ? `${id}-hint` : `${id}-problem`}
        onFiles={([file]) => {
          if (file !== undefined) void runValidation(() => startOrRefuse(file));
        }}
        onLibrary={([file]) => {
          setRefusal(null);
          uploads.drop(PLAN_UPLOAD_ID);
          if (file !== undefined) onAddress(file.url);
        }}
      />
      <Text id={`${id}-hint`} textStyle="caption" color="fg.muted">
        {IMAGE_HINT}
      </Text>
      {problem !== null && (
        <Text id={`${id}-problem`} role="alert" textStyle="caption" color="fg.error">
          {problem}
        </Text>
      )}
      {fit.button !== null && <Button {...fit.button} />}
    </HStack>
  );
}
