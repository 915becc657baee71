import * as v from "valibot";
import { create } from "zustand";
import { localValues } from "#site/admin/session/safe-storage.ts";

const APPEARANCES = ["system", "light", "dark"] as const;
type Appearance = (typeof APPEARANCES)[number];

/** Options of the colour theme. */
export const APPEARANCE_OPTIONS = [
  { value: "system", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const satisfies readonly { value: Appearance; label: string }[];

const KEY = "studio-appearance";
const storedAppearance = v.fallback(v.picklist(APPEARANCES), "system");

interface ChosenAppearance {
  readonly appearance: Appearance;
  readonly choose: (value: string) => void;
}

/** The theme chosen on this device. */
export const useAppearance = create<ChosenAppearance>()((set) => ({
  appearance: parse(localValues.get(KEY)),
  choose: (value) => {
    const appearance = parse(value);
    if (appearance === "system") localValues.remove(KEY);
    else localValues.set(KEY, appearance);
    set({ appearance });
  },
}));

/** Takes over the appearance of a host that stores it. Called before the first render. */
export function restoreAppearance(appearance: Appearance): void {
  useAppearance.setState({ appearance });
}

function parse(value: string | null): Appearance {
  return v.parse(storedAppearance, value);
}
