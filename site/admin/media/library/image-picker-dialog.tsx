import { Box, Button, chakra, CloseButton, Dialog, Portal, Text } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { useState } from "react";
import type { LibraryFile } from "#supabase/data/media-files.ts";
import { mountedOpen } from "#site/ui/mounted-open.ts";
import type { LibraryChoice } from "./library-choice.ts";
import { displayName, fileTitle, MediaThumbnail } from "./media-thumbnail.tsx";
import { MediaSearchFrame } from "./media-search-frame.tsx";
import { useMediaSearch } from "./use-media-search.ts";

interface ImagePickerDialogProps extends LibraryChoice {
  readonly onDone: (files: readonly LibraryFile[]) => void;
}

const COLUMNS = { base: 2, sm: 3, md: 4, lg: 5 };

/** The media library to choose from, by looking: one click takes an image, or marks one of several. */
export function ImagePickerDialog({ kind, multiple, onDone }: ImagePickerDialogProps) {
  const media = useMediaSearch(kind === "image");
  const [chosen, setChosen] = useState<readonly LibraryFile[]>([]);
  const isChosen = ({ name }: LibraryFile) => chosen.some((other) => other.name === name);
  const choose = (file: LibraryFile) => {
    if (!multiple) onDone([file]);
    else if (isChosen(file)) setChosen(chosen.filter(({ name }) => name !== file.name));
    else setChosen([...chosen, file]);
  };
  return (
    <Dialog.Root
      {...mountedOpen}
      size="xl"
      scrollBehavior="inside"
      onOpenChange={(details) => {
        if (!details.open) onDone([]);
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content height={{ base: "100dvh", md: "min(46rem, calc(100dvh - 4rem))" }}>
            <Dialog.Header>
              <Dialog.Title>
                {multiple ? "Choose pictures from the library" : "Choose from the library"}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <MediaSearchFrame
                media={media}
                columns={COLUMNS}
                renderFile={(file) => (
                  <Choice
                    key={file.name}
                    file={file}
                    pressed={multiple ? isChosen(file) : null}
                    onChoose={() => {
                      choose(file);
                    }}
                  />
                )}
              />
            </Dialog.Body>
            {multiple && (
              <Dialog.Footer>
                <Text role="status" textStyle="caption" color="fg.muted" marginEnd="auto">
                  {chosen.length === 0 ? "" : `${String(chosen.length)} chosen`}
                </Text>
                <Button
                  type="button"
                  disabled={chosen.length === 0}
                  onClick={() => {
                    onDone(chosen);
                  }}
                >
                  {chosen.length > 1 ? `Use ${String(chosen.length)} pictures` : "Use picture"}
                </Button>
              </Dialog.Footer>
            )}
            <Dialog.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close the library" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface ChoiceProps {
  readonly file: LibraryFile;
  /** null where a click chooses at once. */
  readonly pressed: boolean | null;
  readonly onChoose: () => void;
}

function Choice({ file, pressed, onChoose }: ChoiceProps) {
  const name = displayName(file);
  return (
    <Box as="li" minWidth="0">
      <chakra.button
        type="button"
        width="full"
        textAlign="start"
        borderRadius="sm"
        position="relative"
        cursor="pointer"
        outline={pressed === true ? "2px solid" : undefined}
        outlineColor="colorPalette.solid"
        outlineOffset="3px"
        _focusVisible={{ outline: "2px solid", outlineColor: "colorPalette.focusRing" }}
        aria-label={file.alt === "" ? name : `${name}: ${file.alt}`}
        aria-pressed={pressed ?? undefined}
        onClick={onChoose}
      >
        <MediaThumbnail file={file} />
        {pressed === true && (
          <Box
            position="absolute"
            insetBlockStart="2"
            insetInlineEnd="2"
            padding="1"
            borderRadius="full"
            bg="colorPalette.solid"
            color="colorPalette.contrast"
          >
            <Check size="16" aria-hidden />
          </Box>
        )}
        <Text textStyle="caption" color="fg.muted" marginTop="1" lineClamp="2" title={name}>
          {fileTitle(file)}
        </Text>
      </chakra.button>
    </Box>
  );
}
