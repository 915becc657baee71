import { Alert, chakra, Stack, Text } from "@chakra-ui/react";
import type {
  FoundPersonalData,
  Mention,
  PersonalDataCounts,
} from "#supabase/data/personal-data.ts";
import { Section } from "#site/admin/pages/section.tsx";
import { DataActions } from "./data-actions.tsx";
import { isNothing, mentioningRow, otherTexts, ownRows } from "./personal-data-model.ts";

interface FoundDataProps {
  readonly found: FoundPersonalData;
  readonly onErased: (counts: PersonalDataCounts) => void;
}

/** Rows and texts that name the address, with the actions. */
export function FoundData({ found, onErased }: FoundDataProps) {
  const { address, counts, mentions, obstacle } = found;
  if (isNothing(counts) && obstacle === null) {
    return (
      <Text role="status" textStyle="ui" overflowWrap="anywhere">
        Nothing here names {address}.
      </Text>
    );
  }
  const own = ownRows(counts);
  const texts = otherTexts(counts);
  return (
    <Section title="Found">
      <Stack role="status" gap="2">
        <Text textStyle="ui" overflowWrap="anywhere" fontWeight="600">
          {address}
        </Text>
        {own.length > 0 && (
          <chakra.ul textStyle="ui" paddingInlineStart="5" listStyle="disc">
            {own.map((rows) => (
              <li key={rows}>{rows}</li>
            ))}
          </chakra.ul>
        )}
        {texts !== null && <Text textStyle="ui">Named in {texts}</Text>}
      </Stack>
      {mentions.length > 0 && <Mentions mentions={mentions} />}
      {obstacle === null ? null : <Obstacle obstacle={obstacle} />}
      <DataActions found={found} onErased={onErased} />
    </Section>
  );
}

function Mentions({ mentions }: { readonly mentions: readonly Mention[] }) {
  return (
    <Stack as="ul" listStyleType="none" gap="3" aria-label="Other texts that name the address">
      {mentions.map((mention) => (
        <Stack as="li" gap="0" key={`${mention.table} ${mention.id} ${mention.field}`}>
          <Text textStyle="ui" overflowWrap="anywhere">
            {mentioningRow(mention)}
          </Text>
          <Text textStyle="caption" color="fg.muted" overflowWrap="anywhere">
            … {mention.passage} …
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

const OBSTACLES = {
  member:
    "This is the address of a member. End the membership first, under Members; then it can be erased.",
  settings:
    "This is an address of the studio. Change it first, under Site settings; then it can be erased.",
} as const;

function Obstacle({ obstacle }: { readonly obstacle: keyof typeof OBSTACLES }) {
  return (
    <Alert.Root status="info" role="note">
      <Alert.Indicator />
      <Alert.Description>{OBSTACLES[obstacle]}</Alert.Description>
    </Alert.Root>
  );
}
