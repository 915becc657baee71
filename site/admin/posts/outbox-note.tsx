import { Alert } from "@chakra-ui/react";
import type { OutboxEntry } from "./outbox-entry.ts";

/** Status of the form's entry in the outbox, above the form. */
export function OutboxNote({ entry }: { readonly entry: OutboxEntry }) {
  if (entry.state.kind === "conflict") return null;
  const refused = entry.state.kind === "refused";
  return (
    <Alert.Root status={refused ? "error" : "info"} role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {entry.state.kind === "refused"
            ? `The server did not take this draft. ${entry.state.reason}`
            : "Waiting to be sent"}
        </Alert.Title>
        <Alert.Description>
          {refused
            ? "Your text is here. Correct it and save again."
            : "This draft is saved on this device and will be sent when the network is back."}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
