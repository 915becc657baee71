import { create } from "zustand";
import { useSession } from "#site/admin/session/session-store.ts";
import { localValues } from "#site/admin/session/safe-storage.ts";

/** Choices of this page by member: they hold where the browser stores none. */
const useChoices = create<Readonly<Record<string, boolean>>>()(() => ({}));

const keyOf = (memberId: string | null) => `studio-smart-quotes:${memberId ?? ""}`;

/** Whether typed quotation marks become typographic ones: off until a member switches it on, remembered on this device. */
export function hasSmartQuotes(): boolean {
  const key = keyOf(useSession.getState().memberId);
  return useChoices.getState()[key] ?? localValues.get(key) === "on";
}

/** The same for a component, which renders again when the choice or the member changes. */
export function useHasSmartQuotes(): boolean {
  useChoices();
  useSession(({ memberId }) => memberId);
  return hasSmartQuotes();
}

export function toggleSmartQuotes(): void {
  const isOn = !hasSmartQuotes();
  const key = keyOf(useSession.getState().memberId);
  localValues.set(key, isOn ? "on" : "off");
  useChoices.setState({ [key]: isOn });
}
