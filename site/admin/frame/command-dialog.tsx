import { Dialog } from "@chakra-ui/react";
import { useCallback, useMemo, useState } from "react";
import { useCommands } from "#site/admin/navigation/command-bus.ts";
import type { AdminCommand, CommandType } from "#site/platform/platform.ts";
import { DialogFrame } from "#site/ui/dialog-frame.tsx";
import type { LoadablePart } from "./load-page.ts";
import { PageContent } from "./page-content.tsx";

interface CommandDialogProps {
  /** The command that opens the dialog. */
  readonly command: CommandType;
  readonly title: string;
  readonly closeLabel: string;
  readonly part: LoadablePart;
}

/** A dialog that a command opens, from the menu, a button or a key. Its content loads when it first opens. */
export function CommandDialog({ command, title, closeLabel, part }: CommandDialogProps) {
  const [open, setOpen] = useState(false);
  useCommands(
    useMemo(() => [command], [command]),
    useCallback(
      ({ type }: AdminCommand) => {
        if (type === command) setOpen(true);
      },
      [command],
    ),
  );
  return (
    <DialogFrame
      title={title}
      closeLabel={closeLabel}
      open={open}
      lazyMount
      unmountOnExit
      onClose={() => {
        setOpen(false);
      }}
    >
      <Dialog.Body paddingBottom="6">
        <PageContent part={part} />
      </Dialog.Body>
    </DialogFrame>
  );
}
