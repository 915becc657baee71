import { Field, NativeSelect, Skeleton, Stack, Switch, Text } from "@chakra-ui/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#supabase/data/errors.ts";
import type { Preference } from "#site/platform/platform.ts";
import { ErrorState } from "#site/ui/states.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { APPEARANCE_OPTIONS, useAppearance } from "#site/admin/context/appearance.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";

const QUERY_KEY = ["device-preferences"];

/** The appearance, and the preferences of the host: the desktop app has some, the browser none. */
export function PreferencesForm() {
  const platform = usePlatform();
  const { data, error, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: () => platform.readPreferences(),
    networkMode: "always", // the host responds, independent of the network
    staleTime: 0,
  });
  return (
    <Stack gap="5">
      <AppearanceField />
      {error !== null && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton height="10" />}
      {data?.map((preference) => (
        <PreferenceSwitch key={preference.id} preference={preference} />
      ))}
    </Stack>
  );
}

function AppearanceField() {
  const { appearance, choose } = useAppearance();
  return (
    <Field.Root>
      <Field.Label>Appearance</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={appearance}
          onChange={(event) => {
            choose(event.target.value);
          }}
        >
          {APPEARANCE_OPTIONS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

function PreferenceSwitch({ preference }: { readonly preference: Preference }) {
  const platform = usePlatform();
  const cache = useQueryClient();
  const { id, label, help, on } = preference;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isOn: boolean) => platform.setPreference(id, isOn),
    networkMode: "always",
    onError: (error) => {
      console.error("[preference]", error);
      toast.error({ title: "Setting Not Changed", description: messageOf(error) });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: QUERY_KEY }),
  });
  return (
    <Switch.Root
      checked={isPending ? variables : on}
      onCheckedChange={({ checked }) => {
        mutate(checked);
      }}
      alignItems="start"
      justifyContent="space-between"
      width="100%"
      gap="4"
    >
      <Switch.HiddenInput />
      <Switch.Label>
        <Text as="span" textStyle="ui" display="block">
          {label}
        </Text>
        <Text as="span" textStyle="caption" color="fg.muted" display="block">
          {help}
        </Text>
      </Switch.Label>
      <Switch.Control marginTop="0.5" />
    </Switch.Root>
  );
}
