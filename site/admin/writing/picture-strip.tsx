import { Box, Button, HStack, Image, Input, Stack, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { UploadLine } from "#site/admin/shell/upload-line.tsx";
import type { BodyPictures, WaitingPicture } from "./use-body-pictures.ts";

interface PictureStripProps {
  readonly pictures: BodyPictures;
  /** Back to the text, after the last question. */
  readonly onDone: () => void;
}

/** Below the text: pictures on their way, those that failed, and those that want a description. */
export function PictureStrip({ pictures, onDone }: PictureStripProps) {
  const { waiting, undescribed, refusals } = pictures;
  const next = undescribed[0];
  const none = waiting.length === 0 && next === undefined && refusals.length === 0;
  return (
    <Stack gap="0" role="group" aria-label="Pictures of the text" hidden={none}>
      <Text srOnly role="status">
        {summary(waiting.length, undescribed.length)}
      </Text>
      {refusals.map((refusal) => (
        <Text key={refusal} role="alert" {...ROW} textStyle="caption" color="fg.error">
          {refusal}
        </Text>
      ))}
      {waiting.map((picture) => (
        <Arriving key={picture.id} picture={picture} pictures={pictures} />
      ))}
      {next !== undefined && (
        <AltQuestion
          key={next}
          url={next}
          others={undescribed.length - 1}
          onAnswer={(description) => {
            pictures.describe(next, description);
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

interface ArrivingProps {
  readonly picture: WaitingPicture;
  readonly pictures: BodyPictures;
}

function Arriving({ picture: { id, upload }, pictures }: ArrivingProps) {
  if (upload === undefined) return null;
  const { file, preview, percent, failure } = upload;
  return (
    <HStack {...ROW} gap="3" flexWrap="wrap">
      <Thumbnail source={preview} />
      <Box flex="1" minWidth="10rem">
        <Text textStyle="caption" overflowWrap="anywhere" lineClamp="1">
          {file.name}
        </Text>
        {failure === null ? (
          <UploadLine name={file.name} percent={percent} />
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
            pictures.retry(id);
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
          pictures.drop(id);
        }}
      >
        {failure === null ? "Cancel" : "Remove"}
      </Button>
    </HStack>
  );
}

/** Below a long text the question would be asked behind the save bar. */
function bringIntoView(row: HTMLElement | null) {
  row?.scrollIntoView({ block: "nearest" });
}

interface AltQuestionProps {
  readonly url: string;
  readonly others: number;
  readonly onAnswer: (description: string) => void;
}

/** Asked once for each picture, one after the other; skipping is an answer. */
function AltQuestion({ url, others, onAnswer }: AltQuestionProps) {
  const [description, setDescription] = useState("");
  const id = useId();
  return (
    <HStack {...ROW} ref={bringIntoView} scrollMarginBottom="24" gap="3" flexWrap="wrap">
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
          size="sm"
          autoComplete="off"
          placeholder="A round oak table by a tall window"
          value={description}
          onChange={(event) => {
            setDescription(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
              event.preventDefault(); // it would send the whole form
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
