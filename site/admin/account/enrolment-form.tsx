import { Box, Button, Code, Flex, HStack, Image, Stack, Text } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { messageOf } from "#supabase/data/errors.ts";
import type { Enrolment } from "#supabase/data/second-factor.ts";
import { TextField } from "#site/ui/fields.tsx";
import { useConfirmEnrolment } from "./use-second-factor.ts";

interface EnrolmentFormProps {
  readonly enrolment: Enrolment;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Shows the QR code and secret of a new second factor and verifies the first code. */
export function EnrolmentForm({ enrolment, onDone, onCancel }: EnrolmentFormProps) {
  const confirm = useConfirmEnrolment(enrolment);
  const form = useForm({ defaultValues: { code: "" } });
  const submit = form.handleSubmit(({ code }) => {
    confirm.mutate(code, {
      onSuccess: onDone,
      onError: (error) => {
        form.setError("code", { message: messageOf(error) }, { shouldFocus: true });
      },
    });
  });
  return (
    <Flex gap="6" direction={{ base: "column", md: "row" }} align="flex-start">
      {/* QR scanners need dark on light in every theme. */}
      <Box bg="white" padding="3" borderRadius="sm" borderWidth="1px" flexShrink="0">
        <Image
          src={enrolment.qr}
          alt="QR code for your authenticator app"
          width="160px"
          height="160px"
        />
      </Box>
      <Stack gap="4" flex="1">
        <Text textStyle="ui">
          Scan the picture with an authenticator app, or type this key into it:{" "}
          <Code overflowWrap="anywhere">{enrolment.secret}</Code>
        </Text>
        <form
          noValidate
          onSubmit={(event) => {
            void submit(event);
          }}
        >
          <Stack gap="4" maxWidth="16rem">
            <TextField
              label="Code from the app"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              error={form.formState.errors.code?.message}
              {...form.register("code", { required: "Enter the six digits that the app shows." })}
            />
            <HStack gap="2">
              <Button type="submit" loading={confirm.isPending}>
                Turn on
              </Button>
              <Button type="button" variant="ghost" onClick={onCancel}>
                Cancel
              </Button>
            </HStack>
          </Stack>
        </form>
      </Stack>
    </Flex>
  );
}
