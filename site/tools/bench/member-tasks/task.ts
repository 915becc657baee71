import type { Page } from "playwright";
import type { Actor, Unit } from "./actor.ts";

interface Scene {
  readonly page: Page;
  /** Does what is counted. The task itself only waits for results. */
  readonly actor: Actor;
}

/** A task of members whose actions are counted. */
export interface Task {
  readonly name: string;
  /** State when counting begins: the open page and the material at hand. */
  readonly from: string;
  /** Maximum number of actions. */
  readonly max: number;
  /** The actions that count: all, or clicks or taps alone. Taps are those on a touch screen of 390 × 844 px. */
  readonly unit: Unit;
  readonly start: (page: Page) => Promise<unknown>;
  readonly run: (scene: Scene) => Promise<void>;
  /** Fails unless the task is done: in the form, or on the public site. */
  readonly expectDone: (page: Page) => Promise<void>;
}
