import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { Section } from "#site/admin/pages/section.tsx";
import { chosenIds } from "#site/content/home-choices.ts";
import type { StoredCopy } from "#site/content/page-copy.ts";
import { memberText, shownPlaces } from "#site/content/team-members.ts";
import type { CopyChanges, CopyEntry } from "./copy-model.ts";

interface ChangedTextsProps {
  readonly entries: readonly CopyEntry[];
  /** The base copy with the changes. */
  readonly copy: StoredCopy;
  readonly changes: CopyChanges;
  readonly onReset: (entry: CopyEntry) => void;
}

/** The texts, images and choices that differ from the original ones, each with a way back. */
export function ChangedTexts({ entries, copy, changes, onReset }: ChangedTextsProps) {
  const changed = entries.filter(({ path }) => copy[path] !== undefined);
  if (changed.length === 0) return null;
  return (
    <Section
      title="Different from the original"
      about="The original texts stay in the program. Each of these can go back to its own."
    >
      <Stack as="ul" listStyleType="none" gap="3">
        {changed.map((entry) => (
          <HStack as="li" key={entry.path} gap="4" justify="space-between" align="start">
            <div>
              <Text textStyle="ui" fontWeight="550">
                {entry.label}
                {Object.hasOwn(changes, entry.path) && " (not published)"}
              </Text>
              <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
                {shown(entry, copy)}
              </Text>
            </div>
            <Button
              size="xs"
              variant="outline"
              flexShrink="0"
              aria-label={`Reset to default: ${entry.label}`}
              onClick={() => {
                onReset(entry);
              }}
            >
              Reset to default
            </Button>
          </HStack>
        ))}
      </Stack>
    </Section>
  );
}

function shown({ path, kind, choice }: CopyEntry, copy: StoredCopy): string {
  const value = copy[path];
  if (kind === "order") {
    return shownPlaces(copy)
      .map((place) => memberText(copy, place, "name"))
      .join(", ");
  }
  if (choice !== undefined) return `${String(chosenIds(copy, choice).length)} chosen`;
  return typeof value === "object" ? value.alt || "A picture without description" : (value ?? "");
}
