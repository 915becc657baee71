import { Box, Button, chakra, Flex, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import type { UseFormReturn } from "react-hook-form";
import type { Uploads } from "#site/admin/media/use-uploads.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { COARSE_AND_NARROW } from "#site/ui/theme/touch.ts";
import { GroupPanel } from "./group-panel.tsx";
import { ImagePanel } from "./image-panel.tsx";
import { SELECTION_PANEL_ID, SHEET_HEIGHT, tileId } from "./gallery-model.ts";
import type { GalleryState } from "./use-gallery.ts";
import { isSheet, useLeaveSheet } from "./use-leave-sheet.ts";

interface SelectionPanelProps {
  readonly form: UseFormReturn<ProjectValues>;
  readonly uploads: Uploads;
  readonly featuredImageUrl: string;
  readonly onUseAsFeatured: (url: string) => void;
  readonly gallery: GalleryState;
}

const SHEET = {
  [COARSE_AND_NARROW]: {
    position: "fixed",
    insetInline: "0",
    bottom: "0",
    // Above the save bar, below the backdrop of dialogs.
    zIndex: "sticky",
    maxHeight: SHEET_HEIGHT,
    overflowY: "auto",
    overscrollBehavior: "contain",
    paddingTop: "0",
    borderRadius: "0",
    boxShadow: "lg",
  },
} as const;

/**
 * The fields of the selected image, or those that hold for several. On a phone, whose window the contact sheet fills, they
 * are a sheet at its lower edge.
 */
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
  const clear = () => {
    selection.select([]);
  };
  const close = () => {
    clear();
    if (first !== undefined) document.getElementById(tileId(first))?.focus();
  };
  useLeaveSheet(first !== undefined, clear);
  return (
    <>
      {first !== undefined && <SpaceBelowSheet />}
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
        css={first === undefined ? undefined : SHEET}
        onKeyDown={(event) => {
          if (event.key === "Escape" && !event.defaultPrevented && isSheet(event.currentTarget)) {
            close();
          }
        }}
      >
        {first !== undefined && <SheetHeader onClose={close} />}
        {fields.map(({ id, additionId }, index) => (
          <ImagePanel
            key={id}
            id={id}
            index={index}
            count={fields.length}
            form={form}
            upload={uploads.get(additionId)}
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
    </>
  );
}

/** Also the last images of the page's end can be scrolled above the sheet. */
const SpaceBelowSheet = chakra("div", {
  base: { display: "none", [COARSE_AND_NARROW]: { display: "block", height: SHEET_HEIGHT } },
});

/** Stays above the scrolled fields of the sheet; closing it selects nothing and returns the focus to the image. */
function SheetHeader({ onClose }: { readonly onClose: () => void }) {
  return (
    <Flex
      display="none"
      justify="flex-end"
      position="sticky"
      top="0"
      zIndex="1"
      marginInline="-4"
      paddingInline="2"
      bg="bg.panel"
      css={{ [COARSE_AND_NARROW]: { display: "flex" } }}
    >
      <Button type="button" variant="ghost" size="sm" onClick={onClose}>
        <X aria-hidden /> Close
      </Button>
    </Flex>
  );
}
