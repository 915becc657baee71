import { Alert, Button, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Heading level that fits the page around it. */
  readonly level?: "h2" | "h3";
}

/** Empty state of a list: what the list would show, and the next step. */
export function EmptyState({ title, children, action, level = "h2" }: EmptyStateProps) {
  return (
    <Stack
      align="center"
      textAlign="center"
      gap="4"
      paddingBlock={{ base: "16", md: "24" }}
      paddingInline="6"
    >
      <Text as={level} textStyle="subheading">
        {title}
      </Text>
      {children !== undefined && (
        <Text color="fg.muted" maxWidth="30.6em">
          {children}
        </Text>
      )}
      {action}
    </Stack>
  );
}

interface ErrorStateProps {
  readonly message: string;
  readonly onRetry?: () => void;
}

/** Error state of a failed request, with a retry button. Never replaced by the empty state. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <Alert.Root status="error" role="alert" alignItems="center" flexWrap="wrap" gap="3">
      <Alert.Indicator />
      <Alert.Content flex="1" minWidth="12rem">
        <Alert.Description>{message}</Alert.Description>
      </Alert.Content>
      {onRetry !== undefined && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          Retry
        </Button>
      )}
    </Alert.Root>
  );
}
