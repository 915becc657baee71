import { Dialog } from "@chakra-ui/react";
import { useState } from "react";
import { DialogFrame } from "#site/ui/dialog-frame.tsx";
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
      <DialogFrame
        title="New reply template"
        closeLabel="Close new reply template"
        size="lg"
        scrollBehavior="inside"
        finalFocusEl={finalFocusEl}
        onClose={() => {
          setIsConfirming(true);
        }}
      >
        <Dialog.Body paddingBottom="6">
          <TemplateForm
            stored={null}
            initial={{ ...EMPTY_TEMPLATE, ...text }}
            isPrefilled
            onClose={onClose}
          />
        </Dialog.Body>
      </DialogFrame>
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
