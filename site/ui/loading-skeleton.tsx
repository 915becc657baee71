import { Skeleton } from "@chakra-ui/react";
import type { SkeletonProps } from "@chakra-ui/react";

interface LoadingSkeletonProps extends Pick<SkeletonProps, "height" | "width"> {
  /** Names the content that is being loaded, for screen readers. */
  readonly label: string;
}

/** Placeholder for content that is being loaded. It has a role, without which its label is not announced. */
export function LoadingSkeleton({ label, ...size }: LoadingSkeletonProps) {
  return <Skeleton role="status" aria-label={label} {...size} />;
}
