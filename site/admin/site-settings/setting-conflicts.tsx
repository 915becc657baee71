import { Alert, Button, HStack, Stack, Text } from "@chakra-ui/react";
import { settingConflicts } from "#site/content/setting-conflicts.ts";
import type { SettingName, SiteSettings } from "#site/content/site-settings.ts";

interface SettingConflictsProps {
  readonly settings: SiteSettings;
  readonly onChange: (change: Partial<Record<SettingName, string>>) => void;
}

/** Lists contradictory site settings, with a button for each possible correction. */
export function SettingConflicts({ settings, onChange }: SettingConflictsProps) {
  const conflicts = settingConflicts(settings);
  if (conflicts.length === 0) return null;
  return (
    <Alert.Root status="warning" role="status" alignItems="flex-start" maxWidth="form">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {conflicts.length === 1
            ? "Two settings disagree"
            : `${conflicts.length} pairs of settings disagree`}
        </Alert.Title>
        <Stack as="ul" listStyleType="none" gap="3" marginTop="2">
          {conflicts.map(({ about, sentence, remedies }) => (
            <li key={about}>
              <Text textStyle="ui">{sentence}</Text>
              <HStack gap="2" marginTop="2" flexWrap="wrap">
                {remedies.map(({ label, change }) => (
                  <Button
                    key={label}
                    type="button"
                    size="xs"
                    variant="outline"
                    onClick={() => {
                      onChange(change);
                    }}
                  >
                    {label}
                  </Button>
                ))}
              </HStack>
            </li>
          ))}
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}
