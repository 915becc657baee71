import { Field, Stack, Textarea } from "@chakra-ui/react";
import { isPlainEnter, joinLines } from "#site/ui/line-field.tsx";
import type { BodyImage } from "./media-nodes.ts";

interface ImageTextsProps {
  readonly image: BodyImage;
  readonly onChange: (image: BodyImage) => void;
}

/** Caption and description of an image, each a line in a field that grows with it. */
export function ImageTexts({ image, onChange }: ImageTextsProps) {
  return (
    <Stack gap="0" marginBlockStart="1">
      <TextLine
        name="Caption"
        placeholder="Shown below the picture"
        value={image.title}
        onChange={(title) => {
          onChange({ ...image, title });
        }}
      />
      <TextLine
        name="Description"
        placeholder="What it shows, for people who cannot see it"
        value={image.alt}
        onChange={(alt) => {
          onChange({ ...image, alt });
        }}
      />
    </Stack>
  );
}

interface TextLineProps {
  readonly name: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextLine({ name, placeholder, value, onChange }: TextLineProps) {
  return (
    <Field.Root flexDirection="row" flexWrap="wrap" alignItems="start" gap="0" columnGap="2">
      <Field.Label
        flex="none"
        width="5.5rem"
        paddingBlockStart="2"
        textStyle="caption"
        fontWeight="normal"
        color="fg.muted"
      >
        {name}
      </Field.Label>
      <Textarea
        size="sm"
        variant="flushed"
        rows={1}
        autoresize
        flex="1 1 8rem"
        width="auto"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          joinLines(event);
          onChange(event.target.value);
        }}
        onKeyDown={(event) => {
          if (isPlainEnter(event)) event.preventDefault();
        }}
      />
    </Field.Root>
  );
}
