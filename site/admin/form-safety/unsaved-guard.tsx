import { Text } from "@chakra-ui/react";
import { useCallback, useEffect, useId } from "react";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { placeOf, samePlace } from "#site/admin/navigation/dashboard-tabs.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { hasUnsavedWork, useUnsavedWork } from "./unsaved-work.ts";

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
  const { names, waiting, answer } = useUnsavedWork();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedWork() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        !samePlace(
          placeOf(new URLSearchParams(currentLocation.search)),
          placeOf(new URLSearchParams(nextLocation.search)),
        )),
  );
  useBeforeUnload(Object.values(names));
  const list = Object.values(names);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked" || waiting !== null}
      title="Leave without saving?"
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
      <Text overflowWrap="anywhere">
        {list.map((name) => `“${name}”`).join(", ")} has changes that are not saved. If you leave
        now, they stay on this device only, and are offered when you come back.
      </Text>
    </ConfirmDialog>
  );
}

/** Reload and close trigger the browser's own confirmation; the desktop app shows its own. */
function useBeforeUnload(names: readonly string[]) {
  const platform = usePlatform();
  const joined = names.join("\n");
  useEffect(() => {
    platform.setUnsaved(joined === "" ? [] : joined.split("\n"));
    if (joined === "") return;
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    window.addEventListener("beforeunload", confirmUnload);
    return () => {
      window.removeEventListener("beforeunload", confirmUnload);
    };
  }, [joined, platform]);
}
