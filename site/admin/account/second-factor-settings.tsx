import { Alert, Button, HStack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { SecondFactor } from "#supabase/data/second-factor.ts";
import { shortTime } from "#site/format/time.ts";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { LoadingSkeleton } from "#site/ui/loading-skeleton.tsx";
import { ErrorState } from "#site/ui/states.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { EnrolmentForm } from "./enrolment-form.tsx";
import { useBeginEnrolment, useRemoveFactor, useSecondFactor } from "./use-second-factor.ts";

/** Settings of the second factor: set up, or remove after confirmation. */
export function SecondFactorSettings() {
  const state = useSecondFactor();
  if (state.isPending) return <LoadingSkeleton height="10" label="Loading" />;
  if (state.isError) {
    return <ErrorState message={messageOf(state.error)} onRetry={() => void state.refetch()} />;
  }
  return state.data.kind === "on" ? <Enrolled factor={state.data.factor} /> : <SetUp />;
}

function SetUp() {
  const begin = useBeginEnrolment();
  if (begin.data !== undefined && begin.data !== null) {
    return (
      <EnrolmentForm
        enrolment={begin.data}
        onDone={() => {
          begin.reset();
          toast.success({
            title: "Authenticator App Added",
            description: "From now on signing in asks for its code.",
          });
        }}
        onCancel={() => {
          begin.reset();
        }}
      />
    );
  }
  if (begin.data === null) {
    return (
      <Alert.Root status="info" role="status">
        <Alert.Indicator />
        <Alert.Description>
          This backend does not offer authenticator apps. A hosted Supabase project does; switch on
          TOTP under Authentication → Multi-Factor there.
        </Alert.Description>
      </Alert.Root>
    );
  }
  return (
    <>
      <Button
        variant="outline"
        alignSelf="flex-start"
        loading={begin.isPending}
        onClick={() => {
          begin.mutate();
        }}
      >
        Set up an authenticator app
      </Button>
      {begin.isError && (
        <Text role="alert" textStyle="ui" color="fg.error">
          {messageOf(begin.error) || "This did not work. Please try again."}
        </Text>
      )}
    </>
  );
}

function Enrolled({ factor }: { readonly factor: SecondFactor }) {
  const remove = useRemoveFactor();
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <HStack justify="space-between" wrap="wrap" gap="3">
        <Text textStyle="ui">On since {shortTime(factor.since)}.</Text>
        <Button
          size="sm"
          variant="outline"
          loading={remove.isPending}
          onClick={() => {
            setIsConfirming(true);
          }}
        >
          Remove the app
        </Button>
      </HStack>
      {remove.isError && (
        <Text role="alert" textStyle="ui" color="fg.error">
          {messageOf(remove.error) || "It could not be removed. Please try again."}
        </Text>
      )}
      <ConfirmDialog
        open={isConfirming}
        title="Remove the authenticator app?"
        confirmLabel="Remove"
        onConfirm={() => {
          setIsConfirming(false);
          remove.mutate(factor.id);
        }}
        onCancel={() => {
          setIsConfirming(false);
        }}
      >
        <Text>From then on the password alone opens this account.</Text>
      </ConfirmDialog>
    </>
  );
}
