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
        <Dialog.Backdrop _print={{ display: "none" }} />
        <Dialog.Positioner padding={{ base: "0", md: "6" }} _print={onPaper}>
          <Dialog.Content
            borderRadius={{ base: "0", md: "sm" }}
            bg="bg"
            // The recipe leaves room below for dialogs that are shorter than the screen.
            height="full"
            maxHeight="full"
            _print={onPaper}
          >
            <Dialog.Header
              paddingInlineEnd="16"
              paddingBlock="5"
              borderBlockEndWidth="1px"
              minHeight="5.25rem"
              alignItems="center"
              _print={{ paddingInline: "0", borderBlockEndWidth: "0" }}
            >
              <Dialog.Title textStyle="heading" overflowWrap="anywhere">
                {query.data?.title ??
                  (query.isError ? projectWords.problem : portfolioWords.loading)}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBlockStart={{ base: "5", md: "6" }} _print={onPaper}>
              {query.isPending && <Skeleton height="60vh" />}
              {query.isError && (
                <ProjectProblem error={query.error} onRetry={() => void query.refetch()} />
              )}
              {query.data !== undefined && <ProjectSheet project={query.data} />}
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton
                aria-label={projectWords.close}
                color="fg"
                top="5"
                _print={{ display: "none" }}
              />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** Printed as text on the sheet, not as a window with whatever it happens to show. */
const onPaper = {
  position: "static",
  display: "block",
  height: "auto",
  maxHeight: "none",
  overflow: "visible",
  padding: "0",
  margin: "0",
  boxShadow: "none",
} as const;

interface ProblemProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function ProjectProblem({ error, onRetry }: ProblemProps) {
  if (isNotFound(error)) return <Text textStyle="lead">{projectWords.unknown}</Text>;
  const message = portfolioWords.projectFailed(messageOf(error));
  return <ErrorNotice message={message} onRetry={onRetry} />;
}
