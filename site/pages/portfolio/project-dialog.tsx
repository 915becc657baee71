import { CloseButton, Dialog, Portal, Skeleton, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
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

/** Characters; above, a title is set smaller, since it stays in view while the rest scrolls. */
const LONG_TITLE = 60;

/** A project over the portfolio. */
export function ProjectDialog({ slug, onClose }: ProjectDialogProps) {
  const query = useQuery(projectQuery(usePublicClient(), slug));
  const title =
    query.data?.title ?? (query.isError ? projectWords.problem : portfolioWords.loading);
  const [opener] = useState(() => document.activeElement);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open
      // What is to be read: keys scroll it, and nobody who came by address sees a ring around a button.
      initialFocusEl={() => sheet.current}
      finalFocusEl={() => wayBack(slug, opener)}
      // The focus trap keeps the focus inside. StrictMode mounts twice, and the trap of the first mount returns
      // the focus to the link behind the dialog: that is no reason to close.
      onFocusOutside={(event) => {
        event.preventDefault();
      }}
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
              // Long titles make it higher; what they leave to the text is never less than half.
              flex="none"
              maxHeight="50%"
              overflowY="auto"
              alignItems="center"
              _print={{ paddingInline: "0", borderBlockEndWidth: "0" }}
            >
              <Dialog.Title
                textStyle={title.length > LONG_TITLE ? "subheading" : "heading"}
                overflowWrap="anywhere"
              >
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body
              ref={sheet}
              tabIndex={-1}
              outline="none"
              paddingBlockStart={{ base: "5", md: "6" }}
              _print={onPaper}
            >
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

/**
 * The link that opened the project. Whoever came by address or Back had opened none: then the last of
 * its card, which is small enough to be in view where the page was left.
 */
function wayBack(slug: string, opener: Element | null): HTMLElement | null {
  const card = document.querySelector(`[data-project="${CSS.escape(slug)}"]`);
  if (opener instanceof HTMLElement && card?.contains(opener) === true) return opener;
  return [...(card?.querySelectorAll("a") ?? [])].at(-1) ?? null;
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
