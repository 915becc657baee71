import {
  Toaster as ChakraToaster,
  createToaster,
  Portal,
  Spinner,
  Stack,
  Toast,
} from "@chakra-ui/react";
import { useToastFocus } from "./use-toast-focus.ts";

const toaster = createToaster({ placement: "bottom-end", pauseOnPageIdle: true, max: 5 });

export interface Notice {
  readonly title: string;
  readonly description?: string;
  /** An action on the result, such as Undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Display time in milliseconds. */
  readonly duration?: number;
}

/** Toasts report results. An error that the user must correct is shown at its field instead. */
export const toast = {
  success: (notice: Notice) => toaster.create({ type: "success", duration: 6000, ...notice }),
  info: (notice: Notice) => toaster.create({ type: "info", duration: 6000, ...notice }),
  warning: (notice: Notice) => toaster.create({ type: "warning", duration: 10000, ...notice }),
  /** In the error style, with a longer display time. */
  error: (notice: Notice) => toaster.create({ type: "error", duration: 12000, ...notice }),
  dismiss: (id?: string) => {
    toaster.dismiss(id);
  },
  /** Removes all toasts at once, without animation. */
  removeAll: () => {
    toaster.remove();
  },
  /** Removes all visible toasts at once except errors. */
  removeResults: () => {
    for (const { id, type } of toaster.getVisibleToasts()) {
      if (type !== "error") toaster.remove(id);
    }
  },
};

export function Toaster() {
  const focus = useToastFocus(toaster.resume);
  return (
    <Portal>
      <ChakraToaster
        toaster={toaster}
        insetInline={{ mdDown: "4" }}
        onFocusCapture={focus.onFocusCapture}
      >
        {(item) => (
          <Toast.Root ref={focus.ref} width={{ md: "sm" }} onBlur={focus.onBlur}>
            {item.type === "loading" ? <Spinner size="sm" /> : <Toast.Indicator />}
            <Stack gap="1" flex="1" maxWidth="100%">
              {item.title !== undefined && <Toast.Title>{item.title}</Toast.Title>}
              {item.description !== undefined && (
                <Toast.Description>{item.description}</Toast.Description>
              )}
            </Stack>
            {item.action && <Toast.ActionTrigger>{item.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger />
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  );
}
