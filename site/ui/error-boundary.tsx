import { Button, Container, Heading, HStack, Link, Text } from "@chakra-ui/react";
import { Component } from "react";
import type { ErrorInfo, ReactNode } from "react";

interface Props {
  readonly children: ReactNode;
  /** Target of the home link. Absent around a part of a page, where the rest keeps its navigation. */
  readonly homeHref?: string;
  /** Shown instead of the error's own message. */
  readonly message?: string;
  readonly onError?: (error: Error, info: ErrorInfo) => void;
  /** Runs before the children render again, for example to drop cached data that may cause the error. */
  readonly onRetry?: () => void | Promise<void>;
}

interface State {
  readonly error: Error | null;
  readonly failures: number;
}

/**
 * Catches rendering errors of its children. After a second failure in a row it adds a home link and a
 * button that copies the error's details.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failures: 0 };

  static getDerivedStateFromError(error: unknown): Pick<State, "error"> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.setState((state) => ({ failures: state.failures + 1 }));
    this.props.onError?.(error, info);
  }

  private async retry() {
    try {
      await this.props.onRetry?.();
    } finally {
      this.setState({ error: null });
    }
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <ErrorFallback
        error={this.state.error}
        message={this.props.message ?? this.state.error.message}
        isPart={this.props.homeHref === undefined}
        homeHref={this.state.failures > 1 ? (this.props.homeHref ?? null) : null}
        onRetry={() => void this.retry()}
      />
    );
  }
}

interface FallbackProps {
  readonly error: Error;
  readonly message?: string;
  readonly isPart?: boolean;
  readonly homeHref: string | null;
  readonly onRetry: () => void;
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
