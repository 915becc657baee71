import { CloseButton, Dialog, Portal, Skeleton, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import { portfolioWords, projectWords } from "#site/content/portfolio.ts";
import { mountedOpen } from "#site/ui/mounted-open.ts";
import { ErrorNotice } from "#site/ui/states.tsx";
import { usePublicClient } from "../layout/public-backend.tsx";
import { isNotFound, projectQuery } from "./project-queries.ts";
import { ProjectDetail } from "./project-detail.tsx";

interface ProjectDialogProps {
  readonly slug: string;
  readonly onClose: () => void;
}

/**
 * In characters. Longer titles have a smaller font, because the title stays visible while the text scrolls.
 */
const LONG_TITLE = 60;

/** A project in a dialog over the portfolio. */
export function ProjectDialog({ slug, onClose }: ProjectDialogProps) {
  const query = useQuery(projectQuery(usePublicClient(), slug));
  const title =
    query.data?.title ?? (query.isError ? projectWords.problem : portfolioWords.loading);
  const [opener] = useState(() => document.activeElement);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      {...mountedOpen}
      // Focuses the text, so that keys scroll it and no button shows a focus ring on load.
      initialFocusEl={() => sheet.current}
      finalFocusEl={() => returnTarget(slug, opener)}
      size="cover"
      scrollBehavior="inside"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop _print={{ display: "none" }} />
        <Dialog.Positioner padding={{ base: "0", md: "6" }} _print={printStyle}>
          <Dialog.Content
            borderRadius={{ base: "0", md: "sm" }}
            bg="bg"
            // The recipe's height leaves space below for shorter dialogs.
            height="full"
            maxHeight="full"
            _print={printStyle}
          >
            <Dialog.Header
              paddingInlineEnd="16"
              paddingBlock="5"
              borderBlockEndWidth="1px"
              minHeight="5.25rem"
              // Grows with long titles, to at most half of the dialog.
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
              _print={printStyle}
            >
              {query.isPending && <Skeleton height="60vh" />}
              {query.isError && (
                <ProjectProblem error={query.error} onRetry={() => void query.refetch()} />
              )}
              {query.data !== undefined && <ProjectDetail project={query.data} />}
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
 * The link that opened the project. After arrival by URL or Back there is none: then the last link of its
 * card, which is small enough to be visible at the restored scroll position.
 */
function returnTarget(slug: string, opener: Element | null): HTMLElement | null {
  const card = document.querySelector(`[data-project="${CSS.escape(slug)}"]`);
  if (opener instanceof HTMLElement && card?.contains(opener) === true) return opener;
  return [...(card?.querySelectorAll("a") ?? [])].at(-1) ?? null;
}

/** Prints the whole text instead of the visible part of the dialog. */
const printStyle = {
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
