import { Button, Grid, HStack, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { useId } from "react";
import type { KeyboardEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { IMAGE_HINT } from "#site/admin/media/upload-messages.ts";
import { ImageSources } from "#site/admin/media/image-sources.tsx";
import { RefusedFiles } from "#site/admin/media/refused-files.tsx";
import { useCoarsePointer } from "#site/ui/use-coarse-pointer.ts";
import { useFileDrop } from "#site/admin/media/use-file-drop.ts";
import { stepOfKey } from "#site/admin/rich-text-editor/index.ts";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { GALLERY_MAX } from "#supabase/data/limits.ts";
import { projectLabel } from "../project-form-rules.ts";
import { ContactSheet } from "./contact-sheet.tsx";
import { FailedUploads } from "./failed-uploads.tsx";
import { SelectionPanel } from "./selection-panel.tsx";
import { useRequestedField } from "./use-requested-field.ts";
import { ADD_IMAGES_ID, useGallery } from "./use-gallery.ts";
import type { GalleryState } from "./use-gallery.ts";

interface GalleryFieldProps {
  readonly form: UseFormReturn<ProjectValues>;
  readonly uploads: Uploads;
  readonly featuredImageUrl: string;
  /** Whether a wide window has the fields of the selected images beside them; below otherwise. */
  readonly hasPanelBeside: boolean;
  readonly onUseAsFeatured: (url: string) => void;
  /** The image whose description is asked for; a new object asks again. */
  readonly toDescribe: { readonly index: number } | null;
}

const FINGER_HELP = " Hold a picture to move it.";
const KEYS_HELP =
  " Drag a picture to move it, or press Alt and an arrow key; Ctrl or Shift selects several.";

/** Additional images of the project: a contact sheet in display order, and a panel for the selected ones. */
export function GalleryField(props: GalleryFieldProps) {
  const { form, uploads, featuredImageUrl, hasPanelBeside, toDescribe } = props;
  const gallery = useGallery(form, uploads);
  const { fields, refused, full, add, selection } = gallery;
  useRequestedField(form, gallery, toDescribe);
  const drop = useFileDrop((files) => void add(files));
  const id = useId();
  const isCoarse = useCoarsePointer();

  return (
    <Stack
      as="fieldset"
      gap="3"
      minWidth="0"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="sm"
      padding="4"
      borderColor={drop.isOver ? "clay.solid" : undefined}
      bg={drop.isOver ? "bg.subtle" : undefined}
      onKeyDown={(event) => {
        takeStepOfKey(event, gallery);
      }}
      {...drop.handlers}
    >
      <Text as="legend" textStyle="ui" fontWeight="500">
        {projectLabel("gallery")}
      </Text>
      <Text id={`${id}-hint`} textStyle="caption" color="fg.muted">
        Optional. {IMAGE_HINT} each, {GALLERY_MAX} pictures at most. Choose several at once, or drop
        them here.
        {fields.length > 1 && (isCoarse ? FINGER_HELP : KEYS_HELP)}
      </Text>
      {fields.length > 0 && (
        <Grid
          templateColumns={{
            base: "minmax(0, 1fr)",
            ...(hasPanelBeside && { lg: "minmax(0, 1fr) 21rem" }),
          }}
          gap="5"
          alignItems="start"
        >
          <ContactSheet
            form={form}
            gallery={gallery}
            uploads={uploads}
            featuredImageUrl={featuredImageUrl}
          />
          <SelectionPanel {...props} gallery={gallery} />
        </Grid>
      )}
      <FailedUploads uploads={uploads} ids={fields.map(({ additionId }) => additionId)} />
      <LastChange gallery={gallery} />
      <RefusedFiles id={`${id}-refusals`} refused={refused} onFit={gallery.addFitting} />
      {full !== null && (
        <Text role="alert" textStyle="caption" color="fg.error">
          {full}
        </Text>
      )}
      <ImageSources
        label="Add pictures"
        id={ADD_IMAGES_ID}
        kind="image"
        multiple
        describedBy={refused.length === 0 ? `${id}-hint` : `${id}-refusals`}
        disabled={fields.length >= GALLERY_MAX}
        onFiles={(files) => void add(files)}
        onLibrary={gallery.addFromLibrary}
      />
      <VisuallyHidden aria-live="polite">
        {selection.ids.size > 1 && `${String(selection.ids.size)} pictures selected.`}
      </VisuallyHidden>
    </Stack>
  );
}

const STEPS = [
  { step: "undo", label: "Undo" },
  { step: "redo", label: "Redo" },
] as const;

/** The last change in a sentence, which screen readers announce, with buttons that undo it and make it again. */
function LastChange({ gallery }: { readonly gallery: GalleryState }) {
  const { announcement, canStep, step: takeStep } = gallery;
  return (
    <HStack gap="3" textStyle="caption" color="fg.muted" srOnly={announcement === ""}>
      <Text role="status">{announcement}</Text>
      {STEPS.map(
        ({ step, label }) =>
          canStep[step] && (
            <Button
              key={step}
              type="button"
              size="xs"
              variant="outline"
              onClick={() => {
                takeStep(step);
              }}
            >
              {label}
            </Button>
          ),
      )}
    </HStack>
  );
}

/** Undo and redo by keys anywhere in the gallery, except in text fields, which have their own. */
function takeStepOfKey(event: KeyboardEvent, gallery: GalleryState) {
  const step = stepOfKey(event.nativeEvent);
  const { target, currentTarget } = event;
  // Events of a dialog in a portal bubble through its button.
  const isInside = target instanceof Element && currentTarget.contains(target);
  if (step === null || !isInside || target.closest("input, textarea") !== null) return;
  event.preventDefault();
  gallery.step(step);
}
