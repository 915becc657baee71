import type { Locator, Page } from "@playwright/test";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";
import type { Stack } from "#site/e2e/stacks.ts";
import type { Fault } from "./table.ts";

/** Where a piece of work is tried. */
export interface Scene {
  readonly page: Page;
  readonly rows: RowFactory;
  readonly staff: StaffClient;
  readonly stack: Stack;
  /** Stands in every row that this scene makes. */
  readonly word: string;
}

/** A request that a fault befalls. */
export interface Target {
  readonly method: string;
  readonly url: RegExp;
}

/** A fault that has struck. */
export interface Struck {
  readonly lift: () => Promise<void>;
  /** What the server holds from then on, when the fault itself changes that. */
  readonly stored?: readonly string[];
}

export type Strike = (scene: Scene, target: Target) => Promise<Struck>;

/** One piece of work, from the open form to the row. */
export interface Flow {
  readonly row: Target;
  readonly file: Target | null;
  /** Everything up to the button, signed in where that is needed. */
  readonly prepare: (scene: Scene) => Promise<void>;
  readonly chooseFile: ((scene: Scene) => Promise<void>) | null;
  readonly send: (scene: Scene) => Promise<void>;
  /** Where it says why it did not work. */
  readonly failure: (scene: Scene) => Locator;
  readonly success: (scene: Scene) => Locator;
  readonly expectKept: (scene: Scene) => Promise<void>;
  /** The texts of the rows as the server holds them. */
  readonly stored: (scene: Scene) => Promise<readonly string[]>;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Faults that this work meets in a way of its own. */
  readonly strikes: Partial<Readonly<Record<Fault, Strike>>>;
}
