import { Alert, Box, Button, Flex } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import { DataError, messageOf } from "#supabase/data/errors.ts";
import { fieldOfColumn, rulesOf } from "#site/schemas/form.ts";
import { personSchema } from "#site/schemas/personal-data.ts";
import type { Person } from "#site/schemas/personal-data.ts";
import { TextField } from "#site/ui/fields.tsx";
import type { useFindPersonalData } from "./use-personal-data.ts";

const rules = rulesOf(personSchema);

interface AddressFormProps {
  readonly find: ReturnType<typeof useFindPersonalData>;
  readonly form: UseFormReturn<Person>;
  readonly onSearch: () => void;
}

/** Field for the e-mail address of a person. */
export function AddressForm({ find, form, onSearch }: AddressFormProps) {
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    onSearch();
    find.reset();
    find.mutate(values.email, {
      onError: (error) => {
        const column = error instanceof DataError ? error.field : null;
        form.setError(fieldOfColumn(personSchema, column) ?? "root", {
          message: messageOf(error) || "The search did not work. Please try again.",
        });
      },
    });
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
    >
      <Flex gap="3" align="flex-start" direction={{ base: "column", md: "row" }}>
        <Box flex="1" width="full">
          <TextField
            label="Email"
            type="email"
            autoComplete="off"
            required
            error={errors.email?.message}
            {...form.register("email", { validate: rules.email })}
          />
        </Box>
        <Button
          type="submit"
          loading={find.isPending}
          loadingText="Finding…"
          marginTop={{ md: "1.75rem" }}
        >
          Find
        </Button>
      </Flex>
      {errors.root !== undefined && (
        <Alert.Root status="error" role="alert" marginTop="3">
          <Alert.Indicator />
          <Alert.Description>{errors.root.message}</Alert.Description>
        </Alert.Root>
      )}
    </form>
  );
}
