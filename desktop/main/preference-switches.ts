import type { Preference } from "../shared/bridge.ts";
import { UserFacingError } from "./user-facing-error.ts";

/** One preference with its storage. */
export interface PreferenceSetting {
  readonly label: string;
  readonly help: string;
  readonly read: () => Promise<boolean>;
  readonly write: (on: boolean) => Promise<void>;
}

/** The preferences of the Settings dialog by id, in display order. */
export function createPreferenceSwitches(switches: Readonly<Record<string, PreferenceSetting>>) {
  return {
    list: (): Promise<readonly Preference[]> =>
      Promise.all(
        Object.entries(switches).map(async ([id, { label, help, read }]) => ({
          id,
          label,
          help,
          on: await read(),
        })),
      ),
    async set(id: string, on: boolean): Promise<void> {
      const found = switches[id];
      if (found === undefined)
        throw new UserFacingError("This computer does not have that setting.");
      await found.write(on);
    },
  };
}

export type PreferenceSwitches = ReturnType<typeof createPreferenceSwitches>;
