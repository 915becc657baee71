import { Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { GALLERY_MAX } from "#supabase/data/limits.ts";
import { useDragOrder } from "#site/admin/data-table/use-drag-order.ts";
import { RefusedFiles } from "#site/admin/media/refused-files.tsx";
import { useFileDrop } from "#site/admin/media/use-file-drop.ts";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import { ImageSources } from "#site/admin/media/image-sources.tsx";
import { IMAGE_HINT } from "./featured-image-field.tsx";
import { GalleryItem } from "./gallery-item.tsx";
import type { ProjectValues } from "#site/schemas/project.ts";
import { ADD_IMAGES_ID, useGallery } from "./use-gallery.ts";
import { projectLabel } from "./project-form-rules.ts";

interface GalleryFieldProps {
  readonly form: UseFormReturn<ProjectValues>;
  readonly uploads: Uploads;
  readonly coverUrl: string;
  readonly onCover: (url: string) => void;
}

/** Additional images of the project, in display order. */
export function GalleryField({ form, uploads, coverUrl, onCover }: GalleryFieldProps) {
  const gallery = useGallery(form, uploads);
  const { fields, refused, full, add, moveTo } = gallery;
  const drag = useDragOrder(moveTo);
  const drop = useFileDrop((files) => void add(files));
  const id = useId();

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
      {...drop.handlers}
    >
      <Text as="legend" textStyle="ui" fontWeight="500">
        {projectLabel("gallery")}
      </Text>
      <Text id={`${id}-hint`} textStyle="caption" color="fg.muted">
        Optional. {IMAGE_HINT} each, {GALLERY_MAX} pictures at most. Choose several at once, or drop
        them here.
      </Text>
      {fields.length > 0 && (
        <Stack as="ol" listStyleType="none" gap="3">
          {fields.map((field, index) => (
            <GalleryItem
              key={field.id}
              id={field.id}
              index={index}
              count={fields.length}
              form={form}
              upload={uploads.get(field.uploadId)}
              coverUrl={coverUrl}
              onCover={onCover}
              onMove={gallery.moveBy}
              drag={drag}
              onRetry={() => {
                uploads.retry(field.uploadId);
              }}
              onRemove={() => {
                gallery.removeAt(index);
              }}
            />
          ))}
        </Stack>
      )}
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
      <VisuallyHidden aria-live="polite">{gallery.announcement}</VisuallyHidden>
    </Stack>
  );
}
