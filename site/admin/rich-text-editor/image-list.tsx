import { Box, Button, HStack, Image, Input, Stack, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { RefusedFiles } from "#site/admin/media/refused-files.tsx";
import { UploadProgress } from "#site/admin/media/upload-progress.tsx";
import type { PendingImage } from "#site/admin/visual-editor/editor-images.ts";
import type { BodyImages } from "./use-body-images.ts";

interface ImageListProps {
  readonly images: BodyImages;
  /** Called after the last description, to move focus back to the text. */
  readonly onDone: () => void;
}

/** Uploads in progress, failed uploads and the description prompt, below the text. */
export function ImageList({ images, onDone }: ImageListProps) {
  const { pending: waiting, undescribed, refused } = images;
  const refusalsId = useId();
  const next = undescribed[0];
  const isEmpty = waiting.length === 0 && next === undefined && refused.length === 0;
  return (
    <Stack gap="0" role="group" aria-label="Pictures of the text" hidden={isEmpty}>
      <Text srOnly role="status">
        {summary(waiting.length, undescribed.length)}
      </Text>
      {refused.length > 0 && (
        <Box {...ROW}>
          <RefusedFiles id={refusalsId} refused={refused} onFit={images.addFitting} />
        </Box>
      )}
      {waiting.map((image) => (
        <PendingUpload key={image.id} image={image} images={images} />
      ))}
      {next !== undefined && (
        <AltTextPrompt
          key={next}
          url={next}
          others={undescribed.length - 1}
          onAnswer={(description) => {
            images.describe(next, description);
            if (undescribed.length === 1) onDone();
          }}
        />
      )}
    </Stack>
  );
}

const ROW = { borderTopWidth: "1px", paddingInline: "3", paddingBlock: "2.5" } as const;

function summary(waiting: number, undescribed: number): string {
  if (waiting > 0)
    return `${String(waiting)} ${waiting === 1 ? "picture" : "pictures"} on the way.`;
  if (undescribed === 0) return "";
  return undescribed === 1 ? "Picture inserted." : `${String(undescribed)} pictures inserted.`;
}

interface PendingUploadProps {
  readonly image: PendingImage;
  readonly images: BodyImages;
}

function PendingUpload({ image: { id, upload }, images }: PendingUploadProps) {
  if (upload === undefined) return null;
  const { file, objectUrl, percent, failure } = upload;
  return (
    <HStack {...ROW} gap="3" flexWrap="wrap">
      <Thumbnail source={objectUrl} />
      <Box flex="1" minWidth="10rem">
        <Text textStyle="caption" overflowWrap="anywhere" lineClamp="1">
          {file.name}
        </Text>
        {failure === null ? (
          <UploadProgress name={file.name} percent={percent} />
        ) : (
          <Text role="alert" textStyle="caption" color="fg.error" overflowWrap="anywhere">
            {failure}
          </Text>
        )}
      </Box>
      {failure !== null && (
        <Button
          type="button"
          size="xs"
          variant="outline"
          onClick={() => {
            images.retry(id);
          }}
        >
          Retry
        </Button>
      )}
      <Button
        type="button"
        size="xs"
        variant="ghost"
        aria-label={`${failure === null ? "Cancel" : "Remove"} ${file.name}`}
        onClick={() => {
          images.drop(id);
        }}
      >
        {failure === null ? "Cancel" : "Remove"}
      </Button>
    </HStack>
  );
}

/** The sticky save bar would cover the prompt below a long text. */
function scrollIntoView(row: HTMLElement | null) {
  row?.scrollIntoView({ block: "nearest" });
}

/** Focuses the prompt for a description, if it is shown. */
export function focusAltTextPrompt() {
  document.querySelector<HTMLElement>("[data-alt-text]")?.focus();
}

interface AltTextPromptProps {
  readonly url: string;
  readonly others: number;
  readonly onAnswer: (description: string) => void;
}

/** Prompts for the alt text of one image; Skip and Escape leave it empty. */
function AltTextPrompt({ url, others, onAnswer }: AltTextPromptProps) {
  const [description, setDescription] = useState("");
  const id = useId();
  return (
    <HStack {...ROW} ref={scrollIntoView} scrollMarginBottom="24" gap="3" flexWrap="wrap">
      <Thumbnail source={url} />
      <Box flex="1" minWidth="12rem">
        <label htmlFor={id}>
          <Text as="span" textStyle="caption" color="fg.muted">
            What does the picture show? For people who cannot see it.
            {others > 0 && ` ${String(others)} more to follow.`}
          </Text>
        </label>
        <Input
          id={id}
          data-alt-text=""
          size="sm"
          autoComplete="off"
          placeholder="A round oak table by a tall window"
          value={description}
          onChange={(event) => {
            setDescription(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
              event.preventDefault(); // prevents submission of the form
              onAnswer(description);
            }
            if (event.key === "Escape") onAnswer("");
          }}
        />
      </Box>
      <HStack gap="2" alignSelf="flex-end">
        <Button
          type="button"
          size="sm"
          variant="outline"
          disabled={description.trim() === ""}
          onClick={() => {
            onAnswer(description);
          }}
        >
          Add description
        </Button>
        <Button
          type="button"
          size="sm"
          variant="ghost"
          onClick={() => {
            onAnswer("");
          }}
        >
          Skip
        </Button>
      </HStack>
    </HStack>
  );
}

function Thumbnail({ source }: { readonly source: string }) {
  return (
    <Image
      src={source}
      alt=""
      flex="none"
      width="14"
      aspectRatio="4 / 3"
      objectFit="cover"
      borderRadius="xs"
      bg="bg.muted"
    />
  );
}
