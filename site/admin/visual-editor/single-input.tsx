import { Field, Input } from "@chakra-ui/react";
import type { InputProps } from "@chakra-ui/react";
import type { RefAttributes } from "react";

/** An input inside the field of a body that does not take over that field's id, description and state. */
export function SingleInput({ flex, ...input }: InputProps & RefAttributes<HTMLInputElement>) {
  return (
    <Field.Root flex={flex} width={flex === undefined ? "full" : "auto"}>
      <Input {...input} />
    </Field.Root>
  );
}
