import type { Locator, Page } from "@playwright/test";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";
import type { Stack } from "#site/e2e/stacks.ts";
import type { Fault } from "./table.ts";

/** Environment in which a flow runs. */
export interface FaultContext {
  readonly page: Page;
  readonly rows: RowFactory;
  readonly staff: StaffClient;
  readonly stack: Stack;
  /** Unique word in every row that this scene creates. */
  readonly word: string;
}

/** Request into which a fault is injected. */
export interface FaultTarget {
  readonly method: string;
  readonly url: RegExp;
}

/** An injected fault. */
export interface InjectedFault {
  readonly lift: () => Promise<void>;
  /** Texts of the rows on the server, when the fault itself changes them. */
  readonly stored?: readonly string[];
}

export type FaultInjection = (scene: FaultContext, target: FaultTarget) => Promise<InjectedFault>;

/** One user flow, from the open form to the stored row. */
export interface Flow {
  readonly row: FaultTarget;
  readonly file: FaultTarget | null;
  /** All steps up to the submit button, including the sign-in if needed. */
  readonly prepare: (scene: FaultContext) => Promise<void>;
  readonly chooseFile: ((scene: FaultContext) => Promise<void>) | null;
  readonly send: (scene: FaultContext) => Promise<void>;
  /** Element with the error message. */
  readonly failure: (scene: FaultContext) => Locator;
  readonly success: (scene: FaultContext) => Locator;
  readonly expectInputPreserved: (scene: FaultContext) => Promise<void>;
  /** Texts of the scene's rows on the server. */
  readonly stored: (scene: FaultContext) => Promise<readonly string[]>;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Faults that are injected in a way specific to this flow. */
  readonly strikes: Partial<Readonly<Record<Fault, FaultInjection>>>;
}
