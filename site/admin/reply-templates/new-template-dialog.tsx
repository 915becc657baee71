import { CloseButton, Dialog, Portal } from "@chakra-ui/react";
import { useState } from "react";
import { mountedOpen } from "#site/ui/mounted-open.ts";
import { DiscardTemplate } from "./discard-template.tsx";
import type { SubjectAndBody } from "./fill-template.ts";
import { TemplateForm } from "./template-form.tsx";
import { EMPTY_TEMPLATE } from "./use-template-form.ts";

interface NewTemplateDialogProps {
  readonly text: SubjectAndBody;
  /** Element that gets the focus when the dialog closes. */
  readonly finalFocusEl: () => HTMLElement | null;
  readonly onClose: () => void;
}

/** The form for a template that begins with the text of a reply, above the reply. */
export function NewTemplateDialog({ text, finalFocusEl, onClose }: NewTemplateDialogProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <Dialog.Root
        {...mountedOpen}
        size="lg"
        scrollBehavior="inside"
        finalFocusEl={finalFocusEl}
        onOpenChange={(details) => {
          if (!details.open) setIsConfirming(true);
        }}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>New reply template</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body paddingBottom="6">
                <TemplateForm
                  stored={null}
                  initial={{ ...EMPTY_TEMPLATE, ...text }}
                  isPrefilled
                  onClose={onClose}
                />
              </Dialog.Body>
              <Dialog.CloseTrigger asChild>
                <CloseButton size="sm" aria-label="Close new reply template" />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <DiscardTemplate
        open={isConfirming}
        onConfirm={onClose}
        onCancel={() => {
          setIsConfirming(false);
        }}
      />
    </>
  );
}
