import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { fieldLabel, rulesOf } from "#site/schemas/form.ts";
import { galleryImageSchema, NO_STAGE, STAGE_OPTIONS } from "#site/schemas/gallery-image.ts";
import type { ProjectValues } from "#site/schemas/project.ts";
import { SelectField, TextField } from "#site/ui/fields.tsx";
import type { MoveDirection } from "./gallery-model.ts";

const rules = rulesOf(galleryImageSchema);
/** Value of the select for the finished work, whose saved value is empty. */
const FINISHED = "finished";
const OPTIONS = [{ value: FINISHED, label: NO_STAGE }, ...STAGE_OPTIONS];

interface GroupPanelProps {
  readonly form: UseFormReturn<ProjectValues>;
  /** Places of the selected images in the form, at least two. */
  readonly indexes: readonly number[];
  readonly onMove: (direction: MoveDirection) => void;
  readonly onRemove: () => void;
}

/** Several selected images beside the contact sheet: what holds for all of them, their order, their removal. */
export function GroupPanel({ form, indexes, onMove, onRemove }: GroupPanelProps) {
  const [credit, setCredit] = useState("");
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const setForAll = (name: "stage" | "credit", value: string) => {
    for (const index of indexes)
      form.setValue(`gallery.${index}.${name}`, value, { shouldDirty: true });
  };
  const saveCredit = () => {
    const valid = rules.credit(credit);
    setProblem(valid === true ? undefined : valid);
    if (valid === true) setForAll("credit", credit);
  };
  const count = String(indexes.length);
  return (
    <Stack role="group" aria-label={`${count} pictures`} gap="3">
      <Text textStyle="ui" fontWeight="500">
        {count} pictures selected
      </Text>
      <SelectField
        label={`${fieldLabel(galleryImageSchema, "stage")}, all of them`}
        emptyLabel="As each is now"
        options={OPTIONS}
        onChange={(event) => {
          const { value } = event.target;
          if (value !== "") setForAll("stage", value === FINISHED ? "" : value);
        }}
      />
      <TextField
        label={`${fieldLabel(galleryImageSchema, "credit")}, all of them`}
        size="sm"
        value={credit}
        error={problem}
        onChange={(event) => {
          setCredit(event.target.value);
        }}
      />
      <HStack gap="2" flexWrap="wrap">
        <Button type="button" size="xs" variant="outline" onClick={saveCredit}>
          Set for {count} pictures
        </Button>
        {(["earlier", "later"] as const).map((direction) => (
          <Button
            key={direction}
            type="button"
            size="xs"
            variant="outline"
            onClick={() => {
              onMove(direction);
            }}
          >
            Move {direction}
          </Button>
        ))}
        <Button type="button" size="xs" variant="outline" onClick={onRemove}>
          Remove {count} pictures
        </Button>
      </HStack>
    </Stack>
  );
}
