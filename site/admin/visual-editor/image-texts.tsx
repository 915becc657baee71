import { Field, Input, Stack } from "@chakra-ui/react";
import type { BodyImage } from "./media-nodes.ts";

interface ImageTextsProps {
  readonly image: BodyImage;
  readonly onChange: (image: BodyImage) => void;
}

/** Caption and description of an image, each in a line. */
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
    <Field.Root flexDirection="row" flexWrap="wrap" alignItems="baseline" gap="0" columnGap="2">
      <Field.Label
        flex="none"
        width="5.5rem"
        textStyle="caption"
        fontWeight="normal"
        color="fg.muted"
      >
        {name}
      </Field.Label>
      <Input
        size="sm"
        variant="flushed"
        flex="1 1 8rem"
        width="auto"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onKeyDown={(event) => {
          // Prevents submission of the form.
          if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
      />
    </Field.Root>
  );
}
