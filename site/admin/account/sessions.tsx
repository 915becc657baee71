import { Badge, Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { signOutEverywhere } from "#supabase/data/account.ts";
import { messageOf } from "#supabase/data/errors.ts";
import { endSession, listSessions } from "#supabase/data/members.ts";
import type { ActiveSession } from "#supabase/data/members.ts";
import { useLogout } from "./use-logout.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { shortTime } from "#site/format/time.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";
import { useUnsavedWork } from "#site/admin/form-safety/unsaved-work.ts";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { deviceName } from "./device-name.ts";

/** Lists the member's active sessions, with buttons to end one or all of them. */
export function Sessions() {
  const client = useStaffClient();
  const sessions = useQuery({
    queryKey: adminKeys.sessions,
    queryFn: ({ signal }) => listSessions(client, signal),
    staleTime: 0,
  });
  if (sessions.isPending) return <LoadingSkeleton height="16" label="Loading" />;
  if (sessions.isError) {
    return (
      <ErrorState message={messageOf(sessions.error)} onRetry={() => void sessions.refetch()} />
    );
  }
  return (
    <Stack gap="4">
      <Stack as="ul" listStyleType="none" gap="0" borderTopWidth="1px">
        {sessions.data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Stack>
      <SignOutEverywhere />
    </Stack>
  );
}

function SessionRow({ session }: { readonly session: ActiveSession }) {
  const client = useStaffClient();
  const cache = useQueryClient();
  const end = useMutation({
    mutationFn: () => endSession(client, session.id),
    onSuccess: () => cache.invalidateQueries({ queryKey: adminKeys.sessions }),
  });
  const name = deviceName(session.device);
  return (
    <Flex as="li" borderBottomWidth="1px" paddingBlock="3" gap="3" align="center">
      <Box flex="1" minWidth="0">
        <Text textStyle="ui">
          {name} {session.current && <Badge bg="bg.emphasized">This one</Badge>}
        </Text>
        <Text textStyle="caption" color="fg.muted">
          Signed in since {shortTime(session.since)}, last used {shortTime(session.lastSeen)}
        </Text>
        {end.isError && (
          <Text role="alert" textStyle="caption" color="fg.error">
            {messageOf(end.error) || "This could not be ended. Please try again."}
          </Text>
        )}
      </Box>
      {!session.current && (
        <Button
          size="sm"
          variant="outline"
          loading={end.isPending}
          aria-label={`Sign out ${name}, signed in since ${shortTime(session.since)}`}
          onClick={() => {
            end.mutate();
          }}
        >
          Sign out
        </Button>
      )}
    </Flex>
  );
}

function SignOutEverywhere() {
  const client = useStaffClient();
  const logout = useLogout(client);
  const confirmLeave = useUnsavedWork((work) => work.confirm);
  const everywhere = useMutation({ mutationFn: () => signOutEverywhere(client) });
  return (
    <Box>
      <Button
        variant="outline"
        loading={everywhere.isPending}
        onClick={() => {
          confirmLeave(() => {
            everywhere.mutate(undefined, { onSuccess: () => void logout() });
          });
        }}
      >
        Sign out everywhere
      </Button>
      {everywhere.isError && (
        <Text role="alert" textStyle="ui" color="fg.error" marginTop="2">
          {messageOf(everywhere.error) || "This did not work. You are still signed in everywhere."}
        </Text>
      )}
    </Box>
  );
}
