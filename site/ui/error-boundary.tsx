import { Button, Container, Heading, HStack, Link, Text } from "@chakra-ui/react";
import { CatchErrors } from "./catch-errors.tsx";
import type { CatchErrorsProps, FallbackProps } from "./catch-errors.tsx";

/** Catches rendering errors below it and shows them in Chakra's components. */
export function ErrorBoundary(props: Omit<CatchErrorsProps, "Fallback">) {
  return <CatchErrors Fallback={ErrorFallback} {...props} />;
}

/** The error's message with a retry button. With `homeHref`, also a home link and a button to copy details. */
export function ErrorFallback(props: FallbackProps) {
  const { error, message = error.message, isPart = false, homeHref, onRetry } = props;
  return (
    <Container
      as={isPart ? "section" : "main"}
      maxWidth="measure"
      paddingBlock={isPart ? "8" : "24"}
      role="alert"
    >
      <Heading as={isPart ? "h2" : "h1"} textStyle="title" marginBottom="4">
        Something went wrong
      </Heading>
      <Text color="fg.muted" marginBottom="8" overflowWrap="anywhere">
        {message}
      </Text>
      <HStack gap="3" flexWrap="wrap">
        <Button onClick={onRetry}>Try again</Button>
        {homeHref !== null && (
          <>
            <Button variant="outline" asChild>
              <Link href={homeHref}>Go Home</Link>
            </Button>
            <Button variant="ghost" onClick={() => void copyDetails(error)}>
              Copy details
            </Button>
          </>
        )}
      </HStack>
    </Container>
  );
}

async function copyDetails(error: Error) {
  await navigator.clipboard.writeText(`${error.message}\n${error.stack ?? ""}`);
}
