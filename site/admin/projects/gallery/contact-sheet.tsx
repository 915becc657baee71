import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import type { DragEndEvent } from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import { Grid } from "@chakra-ui/react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import type { UseFormReturn } from "react-hook-form";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { SELECTION_PANEL_ID, tileId } from "./gallery-model.ts";
import { GalleryTile } from "./gallery-tile.tsx";
import type { GalleryState } from "./use-gallery.ts";
import { isSheet } from "./use-leave-sheet.ts";
import { useSheetKeys } from "./use-sheet-keys.ts";

interface ContactSheetProps {
  readonly form: UseFormReturn<ProjectValues>;
  readonly gallery: GalleryState;
  readonly uploads: Uploads;
  readonly featuredImageUrl: string;
}

/** Pixels before a press becomes a drag; on touch screens a drag begins after a long press, so that swipes scroll. */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };

/** The announcements of `useGallery` say what moved, once. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/**
 * All images of the gallery as a list with several selectable options. dnd-kit moves them by mouse and touch, which the
 * browser's own drag and drop cannot.
 */
export function ContactSheet({ form, gallery, uploads, featuredImageUrl }: ContactSheetProps) {
  const { fields, ids, selection } = gallery;
  const sheetRef = useRef<HTMLDivElement>(null);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const onKeyDown = useSheetKeys(gallery, sheetRef);
  const tabStop = ids.find((id) => selection.ids.has(id)) ?? ids[0];
  const animated = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const choose = (id: string) => {
    flushSync(() => {
      selection.select([id]);
    });
    if (sheetRef.current !== null) showPanelBelow(sheetRef.current);
    scrollAboveSheet(id);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) gallery.dropOn(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: SILENT }}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        <Grid
          ref={sheetRef}
          role="listbox"
          aria-multiselectable
          aria-label="Pictures"
          templateColumns="repeat(auto-fill, minmax(min(7.5rem, 28%), 1fr))"
          gap="2"
        >
          {fields.map(({ id, additionId }, index) => (
            <GalleryTile
              key={id}
              id={id}
              index={index}
              form={form}
              upload={uploads.get(additionId)}
              featuredImageUrl={featuredImageUrl}
              selected={selection.ids.has(id)}
              inTabOrder={id === tabStop}
              animated={animated}
              onChoose={(event) => {
                if (event.shiftKey) selection.extendTo(id);
                else if (event.metaKey || event.ctrlKey) selection.toggle(id);
                else choose(id);
              }}
              onToggle={() => {
                flushSync(() => {
                  selection.toggle(id);
                });
                scrollAboveSheet(id);
              }}
              onKeyDown={(event) => {
                onKeyDown(event, index);
              }}
            />
          ))}
        </Grid>
      </SortableContext>
    </DndContext>
  );
}

/** On phones the fields of the selected images are a sheet over the window's lower part: scrolls the image above it. */
function scrollAboveSheet(id: string) {
  const panel = document.getElementById(SELECTION_PANEL_ID);
  if (panel === null || !isSheet(panel)) return;
  document.getElementById(tileId(id))?.scrollIntoView({ block: "nearest" });
}

/** On narrow windows the fields of the selected image are below the contact sheet: scrolls to them. */
function showPanelBelow(sheet: HTMLElement) {
  const panel = document.getElementById(SELECTION_PANEL_ID);
  if (panel === null) return;
  const isBelow = panel.getBoundingClientRect().top >= sheet.getBoundingClientRect().bottom;
  if (isBelow) panel.scrollIntoView({ block: "nearest" });
}
