import { Alert } from "@chakra-ui/react";
import type { AlertRootProps } from "@chakra-ui/react";

interface FormErrorProps extends AlertRootProps {
  /** Nothing is rendered without one. */
  readonly message: string | undefined;
}

/** The error of a form that belongs to none of its fields. */
export function FormError({ message, ...props }: FormErrorProps) {
  if (message === undefined) return null;
  return (
    <Alert.Root status="error" role="alert" {...props}>
      <Alert.Indicator />
      <Alert.Description>{message}</Alert.Description>
    </Alert.Root>
  );
}
