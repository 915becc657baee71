import { Component } from "react";
import type { ComponentType, ErrorInfo, ReactNode } from "react";

export interface FallbackProps {
  readonly error: Error;
  /** Shown in place of the error's own message. */
  readonly message?: string;
  /** Whether the rest of the page stays. */
  readonly isPart?: boolean;
  readonly homeHref: string | null;
  readonly onRetry: () => void;
}

export interface CatchErrorsProps {
  /** Shown in place of the children after an error. */
  readonly Fallback: ComponentType<FallbackProps>;
  readonly children: ReactNode;
  /** Target of the home link. Absent around a part of a page, where the rest keeps its navigation. */
  readonly homeHref?: string;
  /** Shown instead of the error's own message. */
  readonly message?: string;
  readonly onError?: (error: Error, info: ErrorInfo) => void;
  /** Runs before the children are rendered again, to drop cached data that may be the cause. */
  readonly onRetry?: () => void | Promise<void>;
}

interface State {
  readonly error: Error | null;
  readonly failures: number;
}

/**
 * Catches rendering errors of its children. After a second failure in a row it gives the fallback the
 * target of a home link.
 */
export class CatchErrors extends Component<CatchErrorsProps, State> {
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
    const { Fallback } = this.props;
    return (
      <Fallback
        error={this.state.error}
        message={this.props.message ?? this.state.error.message}
        isPart={this.props.homeHref === undefined}
        homeHref={this.state.failures > 1 ? (this.props.homeHref ?? null) : null}
        onRetry={() => void this.retry()}
      />
    );
  }
}
