import { CloseButton, Dialog, Portal, Skeleton, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { messageOf } from "#supabase/data/errors.ts";
import { portfolioWords, projectWords } from "#site/content/portfolio.ts";
import { ErrorNotice } from "#site/ui/notices.tsx";
import { usePublicClient } from "../shell/public-backend.tsx";
import { isNotFound, projectQuery } from "./project-queries.ts";
import { ProjectSheet } from "./project-sheet.tsx";

interface ProjectDialogProps {
  readonly slug: string;
  readonly onClose: () => void;
}

/** A project over the portfolio. */
export function ProjectDialog({ slug, onClose }: ProjectDialogProps) {
  const query = useQuery(projectQuery(usePublicClient(), slug));
  return (
    <Dialog.Root
      open
      size="cover"
      scrollBehavior="inside"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding={{ base: "0", md: "6" }}>
          <Dialog.Content
            borderRadius={{ base: "0", md: "sm" }}
            bg="bg"
            // The recipe leaves room below for dialogs that are shorter than the screen.
            height="full"
            maxHeight="full"
          >
            <Dialog.Header paddingInlineEnd="16">
              <Dialog.Title textStyle="heading" overflowWrap="anywhere">
                {query.data?.title ?? (query.isError ? "" : portfolioWords.loading)}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {query.isPending && <Skeleton height="60vh" />}
              {query.isError && (
                <ProjectProblem error={query.error} onRetry={() => void query.refetch()} />
              )}
              {query.data !== undefined && <ProjectSheet project={query.data} />}
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={projectWords.close} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface ProblemProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function ProjectProblem({ error, onRetry }: ProblemProps) {
  if (isNotFound(error)) return <Text textStyle="lead">{projectWords.unknown}</Text>;
  const message = portfolioWords.projectFailed(messageOf(error));
  return <ErrorNotice message={message} onRetry={onRetry} />;
}
