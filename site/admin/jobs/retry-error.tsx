import { Text } from "@chakra-ui/react";
import { messageOf } from "#supabase/data/errors.ts";

export function RetryError({ error }: { readonly error: Error | null }) {
  if (error === null) return null;
  return (
    <Text role="alert" textStyle="caption" color="fg.error" marginTop="1">
      {messageOf(error) || "This did not work. Please try again."}
    </Text>
  );
}
