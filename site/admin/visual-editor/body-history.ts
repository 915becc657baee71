export type HistoryStep = "undo" | "redo";

/** Steps that are remembered per body. */
const MAX_STEPS = 100;
/** Typing without a longer pause (in milliseconds) is one step, as in the visual editor. */
const GROUP_MS = 500;

/**
 * The bodies of an open document, oldest first, across changes between its two views. Each view has a native history of
 * its own, which covers the bodies from `#start` to `#end`; beyond these, steps lead through the shared ones.
 */
export class BodyHistory {
  #bodies: string[] = [];
  #index = 0;
  #start = 0;
  #end = 0;
  #changedAt = -Infinity;

  get current(): string {
    return this.#bodies[this.#index] ?? "";
  }

  /** A view shows a body with an empty native history. A body from outside (a stored draft, another row) forgets all others. */
  open(body: string) {
    if (!hasSameText(body, this.current)) {
      this.#bodies = [body];
      this.#index = 0;
    }
    if (this.#bodies.length === 0) this.#bodies = [body];
    this.#startSegment();
  }

  /** Called before a change: a body from outside is no change of the view. */
  expect(body: string) {
    if (!hasSameText(body, this.current)) this.open(body);
  }

  /** Records a change in the view; `isNative` is false for one that its native history cannot undo. */
  record(body: string, isNative = true, now = Date.now()) {
    if (hasSameText(body, this.current)) return;
    const isGrouped = isNative && this.#index > this.#start && now - this.#changedAt < GROUP_MS;
    const earlier = this.#bodies.slice(0, isGrouped ? this.#index : this.#index + 1);
    this.#bodies = [...earlier, body].slice(-MAX_STEPS - 1);
    const dropped = earlier.length + 1 - this.#bodies.length;
    this.#start = Math.max(0, this.#start - dropped);
    this.#index = this.#bodies.length - 1;
    this.#end = this.#index;
    if (!isNative) this.#startSegment();
    else this.#changedAt = now;
  }

  /** Follows a step of the view's native history, which may lead to a body between two recorded ones. */
  follow(body: string, step: HistoryStep) {
    this.#changedAt = -Infinity;
    if (hasSameText(body, this.current)) return;
    const found = this.#indexOf(body, step);
    if (found !== null) {
      this.#index = found;
      return;
    }
    if (step === "redo") this.#index += 1;
    this.#bodies = this.#bodies.toSpliced(this.#index, 0, body);
    this.#end += 1;
  }

  /** Whether the view's native history has a step. */
  hasNative(step: HistoryStep): boolean {
    return step === "undo" ? this.#index > this.#start : this.#index < this.#end;
  }

  /** Whether there are bodies from before the view's native history or, for a redo, after it. */
  hasShared(step: HistoryStep): boolean {
    return step === "undo" ? this.#start > 0 : this.#end < this.#bodies.length - 1;
  }

  /** Moves to the next shared body, which the view then shows with an empty native history; null at the end. */
  take(step: HistoryStep): string | null {
    const index = this.#index + (step === "undo" ? -1 : 1);
    const body = this.#bodies[index];
    if (body === undefined) return null;
    this.#index = index;
    this.#startSegment();
    return body;
  }

  #startSegment() {
    this.#start = this.#index;
    this.#end = this.#index;
    this.#changedAt = -Infinity;
  }

  #indexOf(body: string, step: HistoryStep): number | null {
    const [direction, last] = step === "undo" ? [-1, this.#start] : [1, this.#end];
    for (let index = this.#index; index !== last;) {
      index += direction;
      if (hasSameText(this.#bodies[index] ?? "", body)) return index;
    }
    return null;
  }
}

/** A text field changes all line breaks to "\n". */
function hasSameText(one: string, other: string): boolean {
  return one === other || withPlainBreaks(one) === withPlainBreaks(other);
}

function withPlainBreaks(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

/** The step of a native history that an input is; null for any other one. */
export function stepOfInput(event: Event): HistoryStep | null {
  if (!(event instanceof InputEvent)) return null;
  if (event.inputType === "historyUndo") return "undo";
  return event.inputType === "historyRedo" ? "redo" : null;
}
