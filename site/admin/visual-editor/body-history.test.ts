import { describe, expect, it } from "vitest";
import { BodyHistory } from "./body-history.ts";

/** A history with these bodies, typed in a view with pauses between them. */
function typed(first: string, ...others: readonly string[]): BodyHistory {
  const history = new BodyHistory();
  history.open(first);
  for (const [index, body] of others.entries()) history.record(body, true, index * 1000);
  return history;
}

function takeAll(history: BodyHistory, step: "undo" | "redo"): string[] {
  const body = history.take(step);
  return body === null ? [] : [body, ...takeAll(history, step)];
}

describe("SU20 the history of a body", () => {
  it("leads from one view through the steps of the other, back and forward", () => {
    const history = typed("a", "ab", "abc");
    expect(history.hasNative("undo")).toBe(true);
    expect(history.hasShared("undo")).toBe(false);
    history.open("abc");
    expect(history.hasNative("undo")).toBe(false);
    expect(history.hasShared("undo")).toBe(true);
    expect(takeAll(history, "undo")).toEqual(["ab", "a"]);
    expect(history.hasShared("undo")).toBe(false);
    expect(takeAll(history, "redo")).toEqual(["ab", "abc"]);
    expect(history.current).toBe("abc");
  });

  it("takes typing without a pause as one step, but never across views", () => {
    const history = new BodyHistory();
    history.open("");
    for (const [at, body] of ["a", "ab", "abc"].entries()) history.record(body, true, at * 499);
    history.open("abc");
    history.record("abcd", true, 3 * 499);
    history.open("abcd");
    expect(takeAll(history, "undo")).toEqual(["abc", ""]);
  });

  it("follows native steps, also to bodies between the recorded ones", () => {
    const history = typed("", "one", "one two three");
    history.follow("one two", "undo");
    history.follow("one", "undo");
    expect(history.hasNative("redo")).toBe(true);
    history.follow("", "undo");
    expect(history.hasNative("undo")).toBe(false);
    history.follow("on", "redo");
    expect(history.hasNative("undo")).toBe(true);
    history.open("on");
    expect(takeAll(history, "redo")).toEqual(["one", "one two", "one two three"]);
    expect(takeAll(history, "undo")).toEqual(["one two", "one", "on", ""]);
  });

  it("forgets undone bodies with the next change", () => {
    const history = typed("a", "ab");
    history.open("ab");
    history.take("undo");
    expect(history.hasShared("redo")).toBe(true);
    history.record("ax");
    expect(history.hasShared("redo")).toBe(false);
    expect(history.take("redo")).toBeNull();
    expect(history.take("undo")).toBe("a");
  });

  it("goes on in the shared steps after a change that the view cannot undo", () => {
    const history = typed("a");
    history.record("ab", false);
    expect(history.hasNative("undo")).toBe(false);
    expect(history.take("undo")).toBe("a");
  });

  it("forgets all for a body from outside, but not for other line breaks", () => {
    const history = typed("a\r\nb", "a\r\nbc");
    history.open("a\nbc");
    expect(history.hasShared("undo")).toBe(true);
    history.open("Another row");
    expect(history.hasShared("undo")).toBe(false);
    expect(history.take("undo")).toBeNull();
  });

  it("remembers a hundred steps", () => {
    const bodies = Array.from({ length: 130 }, (_, index) => String(index));
    const history = typed("first", ...bodies);
    history.open("129");
    expect(takeAll(history, "undo")).toEqual(bodies.slice(29, 129).reverse());
  });
});
