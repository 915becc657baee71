import { Box, Button, Flex } from "@chakra-ui/react";
import type { UseFormReturn } from "react-hook-form";
import { messageOf } from "#supabase/data/errors.ts";
import { fieldOfError } from "#site/admin/form-safety/field-of-error.ts";
import { FormError } from "#site/admin/form-safety/form-error.tsx";
import { fieldLabel, rulesOf } from "#site/schemas/form.ts";
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
        form.setError(fieldOfError(personSchema, error) ?? "root", {
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
            label={fieldLabel(personSchema, "email")}
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
          marginTop={{ md: "1.625rem" }}
        >
          Find
        </Button>
      </Flex>
      <FormError message={errors.root?.message} marginTop="3" />
    </form>
  );
}
