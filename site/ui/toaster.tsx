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

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  /** An action on the result, such as Undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Display time in milliseconds. */
  readonly duration?: number;
  /** True for a notice about the device, which names no private row and stays when a session ends. */
  readonly isAboutDevice?: boolean;
}

type ToastType = "success" | "info" | "warning" | "error";

/** Display time of a notice with Undo, in milliseconds. */
export const UNDO_MS = 15_000;

const DURATION_MS = { success: 6000, info: 6000, warning: 10_000, error: 12_000 };

function create(type: ToastType, { isAboutDevice = false, ...notice }: ToastContent) {
  return toaster.create({ type, duration: DURATION_MS[type], meta: { isAboutDevice }, ...notice });
}

/** Toasts report results. An error that the user must correct is shown at its field instead. */
export const toast = {
  success: (notice: ToastContent) => create("success", notice),
  info: (notice: ToastContent) => create("info", notice),
  warning: (notice: ToastContent) => create("warning", notice),
  /** In the error style, with a longer display time. */
  error: (notice: ToastContent) => create("error", notice),
  dismiss: (id?: string) => {
    toaster.dismiss(id);
  },
  /** Removes at once, without animation, all visible toasts that may name private rows. */
  removePrivate: ({ errorsStay }: { readonly errorsStay: boolean }) => {
    for (const { id, type, meta } of toaster.getVisibleToasts()) {
      const stays = meta?.["isAboutDevice"] === true || (errorsStay && type === "error");
      if (!stays) toaster.remove(id);
    }
  },
};

/** The region in which toasts appear; mounted once by each entry point. */
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
