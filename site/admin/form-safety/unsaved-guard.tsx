import { Text } from "@chakra-ui/react";
import { useCallback, useEffect, useId } from "react";
import { useBlocker } from "react-router-dom";
import { useShallow } from "zustand/react/shallow";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { parseLocation, isSameLocation } from "#site/admin/navigation/dashboard-tabs.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { hasUnsavedWork, isInterruptible, useUnsavedWork } from "./unsaved-work.ts";

interface GuardOptions {
  readonly dirty: boolean;
  /** Name in the confirmation, such as the title of the post. */
  readonly name: string;
}

/**
 * Requires a confirmation before unsaved text is lost by navigation, logout, reload or closing the
 * window. Call `release` after a save and before navigating; it takes effect without a render.
 */
export function useUnsavedGuard({ dirty, name }: GuardOptions): { readonly release: () => void } {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    const { add, remove } = useUnsavedWork.getState();
    add(id, name);
    return () => {
      remove(id);
    };
  }, [dirty, id, name]);
  const release = useCallback(() => {
    useUnsavedWork.getState().remove(id);
  }, [id]);
  return { release };
}

/** The confirmation dialog for all guards; the dashboard mounts it once. */
export function UnsavedGuard() {
  const { waiting, answer } = useUnsavedWork();
  const texts = useUnsavedWork(useShallow(({ names }) => Object.values(names)));
  const actions = useUnsavedWork(useShallow((work) => [...new Set(Object.values(work.actions))]));
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedWork() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        !isSameLocation(
          parseLocation(new URLSearchParams(currentLocation.search)),
          parseLocation(new URLSearchParams(nextLocation.search)),
        )),
  );
  useBeforeUnload(texts, actions);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked" || waiting !== null}
      title={texts.length > 0 ? "Leave without saving?" : "Leave before this is done?"}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => {
        answer(true);
        if (blocker.state === "blocked") blocker.proceed();
      }}
      onCancel={() => {
        answer(false);
        if (blocker.state === "blocked") blocker.reset();
      }}
    >
      {texts.length > 0 && (
        <Text overflowWrap="anywhere">
          {quoted(texts)} has changes that are not saved. If you leave now, they stay on this device
          only, and are offered when you come back.
        </Text>
      )}
      {actions.length > 0 && (
        <Text>
          A bulk action in {quoted(actions)} is still running. If you leave now, the remaining rows
          stay as they are.
        </Text>
      )}
    </ConfirmDialog>
  );
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(", ");
}

/** Reload and close trigger the browser's own confirmation; the desktop app shows its own. */
function useBeforeUnload(texts: readonly string[], actions: readonly string[]) {
  const platform = usePlatform();
  useEffect(() => {
    platform.setUnsaved({ texts, actions });
    if (texts.length + actions.length === 0) return;
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (isInterruptible()) event.preventDefault();
    };
    window.addEventListener("beforeunload", confirmUnload);
    return () => {
      window.removeEventListener("beforeunload", confirmUnload);
    };
  }, [texts, actions, platform]);
}
