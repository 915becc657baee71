import { Text } from "@chakra-ui/react";
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useBlocker, useNavigate } from "react-router-dom";
import type { Blocker } from "react-router-dom";
import { useShallow } from "zustand/react/shallow";
import { ConfirmDialog } from "#site/ui/confirm-dialog.tsx";
import { useLatest } from "#site/ui/use-latest.ts";
import { isSameLocation, keepsForm, parseLocation } from "#site/admin/navigation/dashboard-tabs.ts";
import { usePlatform } from "#site/admin/context/platform-context.tsx";
import { hasUnsavedWork, isInterruptible, useUnsavedWork } from "./unsaved-work.ts";
import type { UnsavedForm } from "./unsaved-work.ts";

interface GuardOptions extends Pick<UnsavedForm, "name" | "isStored"> {
  readonly dirty: boolean;
}

/**
 * Requires a confirmation before unsaved text is lost by navigation, logout, reload or closing the
 * window. Call `release` after a save and before navigating; it takes effect without a render.
 */
export function useUnsavedGuard({ dirty, name, isStored }: GuardOptions): {
  readonly release: () => void;
} {
  const id = useId();
  useEffect(() => {
    if (!dirty) return;
    const { add, remove } = useUnsavedWork.getState();
    add(id, { name, isStored });
    return () => {
      remove(id);
    };
  }, [dirty, id, name, isStored]);
  const release = useCallback(() => {
    useUnsavedWork.getState().remove(id);
  }, [id]);
  return { release };
}

/** The confirmation dialog for all guards; the dashboard mounts it once. */
export function UnsavedGuard() {
  const { pendingAction, resolveConfirmation } = useUnsavedWork();
  const texts = useUnsavedWork(
    useShallow(({ forms }) => Object.values(forms).map(({ name }) => name)),
  );
  const hasLocalDrafts = useUnsavedWork(({ forms }) =>
    Object.values(forms).every(({ isStored }) => isStored !== null),
  );
  const actions = useUnsavedWork(
    useShallow((work) => [...new Set(Object.values(work.runningActions))]),
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      hasUnsavedWork() &&
      !keepsForm(historyAction, nextLocation.state) &&
      (currentLocation.pathname !== nextLocation.pathname ||
        !isSameLocation(
          parseLocation(new URLSearchParams(currentLocation.search)),
          parseLocation(new URLSearchParams(nextLocation.search)),
        )),
  );
  useBeforeUnload(texts, actions);
  const open = blocker.state === "blocked" || pendingAction !== null;
  const finalFocusEl = useFocusAfterLeaving(open);
  const leave = () => {
    resolveConfirmation(true);
    if (blocker.state === "blocked") blocker.proceed();
  };
  const stay = () => {
    resolveConfirmation(false);
    if (blocker.state === "blocked") blocker.reset();
  };
  const draft = useDraftBeforeLeaving(blocker, stay);
  return (
    <ConfirmDialog
      open={open}
      finalFocusEl={finalFocusEl}
      title={texts.length > 0 ? "Leave without saving?" : "Leave before this is done?"}
      confirmLabel="Leave"
      cancelLabel="Stay"
      {...(draft !== null && texts.length === 1 && actions.length === 0 && { alternative: draft })}
      onConfirm={leave}
      onCancel={stay}
    >
      {texts.length > 0 && (
        <Text overflowWrap="anywhere">
          {quoted(texts)} has changes that are not saved. If you leave now, they{" "}
          {hasLocalDrafts
            ? "stay on this device only, and are offered when you come back"
            : "are lost"}
          .
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

/**
 * The button “Save draft and leave”; null if the open text cannot become a draft. A save that fails, or text typed
 * meanwhile, keeps the form open.
 */
function useDraftBeforeLeaving(blocker: Blocker, stay: () => void) {
  const { saveDraft, pendingAction, resolveConfirmation } = useUnsavedWork();
  const navigate = useNavigate();
  const [loading, setLoading] = useState(false);
  const latestRef = useLatest({ blocker, stay });
  if (saveDraft === null) return null;
  const saveAndLeave = async () => {
    // Some saves navigate, which answers the question: the target is remembered.
    const target = blocker.location;
    setLoading(true);
    await saveDraft();
    setLoading(false);
    const { blocker: current, stay } = latestRef.current;
    if (hasUnsavedWork()) stay();
    else if (pendingAction !== null) resolveConfirmation(true);
    else if (current.state === "blocked") current.proceed();
    else if (target !== undefined) void navigate(target);
  };
  return { label: "Save draft and leave", loading, onClick: () => void saveAndLeave() };
}

/**
 * Returns the panel or heading to focus if the element with focus before the question is gone: behind the open question
 * the new location cannot take the focus. Null returns the focus to that element.
 */
function useFocusAfterLeaving(open: boolean): () => HTMLElement | null {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  return () =>
    before.current?.isConnected === false
      ? document.querySelector<HTMLElement>("main [tabindex='-1']")
      : null;
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
