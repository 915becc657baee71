import { Box, Text } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { GroupPanel } from "./group-panel.tsx";
import { ImagePanel } from "./image-panel.tsx";
import { SELECTION_PANEL_ID } from "./gallery-model.ts";
import type { GalleryState } from "./use-gallery.ts";

interface SelectionPanelProps {
  readonly form: UseFormReturn<ProjectValues>;
  readonly uploads: Uploads;
  readonly featuredImageUrl: string;
  readonly onUseAsFeatured: (url: string) => void;
  readonly gallery: GalleryState;
}

/** The fields of the selected image, or those that hold for several. */
export function SelectionPanel({
  gallery,
  form,
  uploads,
  featuredImageUrl,
  onUseAsFeatured,
}: SelectionPanelProps) {
  const { fields, ids, selection } = gallery;
  const indexes = ids.flatMap((id, index) => (selection.ids.has(id) ? [index] : []));
  const [first] = selection.ids;
  return (
    <Box
      id={SELECTION_PANEL_ID}
      position={{ lg: "sticky" }}
      top={{ lg: "calc(var(--dashboard-header, 0px) + var(--form-sections, 0px) + 1rem)" }}
      borderWidth="1px"
      borderRadius="sm"
      bg="bg.panel"
      padding="4"
      minWidth="0"
      scrollMarginBlock="10rem"
    >
      {fields.map(({ id, uploadId }, index) => (
        <ImagePanel
          key={id}
          id={id}
          index={index}
          count={fields.length}
          form={form}
          upload={uploads.get(uploadId)}
          featuredImageUrl={featuredImageUrl}
          shown={indexes.length === 1 && indexes[0] === index}
          onUseAsFeatured={onUseAsFeatured}
          onMove={(direction) => {
            gallery.moveBy(id, direction);
            // Moving the DOM node can drop keyboard focus; restores it.
            document.getElementById(`${id}-${direction}`)?.focus();
          }}
          onRemove={() => {
            gallery.removeAll(new Set([id]));
          }}
        />
      ))}
      {first === undefined && (
        <Text textStyle="caption" color="fg.muted">
          Choose a picture to describe it.
        </Text>
      )}
      {first !== undefined && indexes.length > 1 && (
        <GroupPanel
          form={form}
          indexes={indexes}
          onMove={(direction) => {
            gallery.moveBy(first, direction);
          }}
          onRemove={() => {
            gallery.removeAll(selection.ids);
          }}
        />
      )}
    </Box>
  );
}
