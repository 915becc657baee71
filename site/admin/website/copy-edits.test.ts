import { describe, expect, it } from "vitest";
import {
  baseCopyOf,
  editsSince,
  NO_EDITS,
  undone,
  withPublishing,
  withStep,
} from "./copy-edits.ts";

const HEADLINE = "hero.headline";
const LEAD = "hero.lead";
const before = { copy: { [HEADLINE]: "Rooms" }, version: 1 };
const request = { ...before, changes: { [HEADLINE]: "Quiet rooms" } };
const saved = { copy: { [HEADLINE]: "Quiet rooms" }, version: 2 };
const atClick = withPublishing(withStep(NO_EDITS, request.changes), request);

describe("SU27 after a page was published", () => {
  it("no change is left if none was made meanwhile", () => {
    expect(editsSince(atClick, saved)).toEqual({ ...NO_EDITS, saved });
  });

  it("the changes made meanwhile are left, and can be undone", () => {
    const edits = withStep(atClick, { ...request.changes, [LEAD]: "We draw." });
    const left = editsSince(edits, saved);
    expect(left).toEqual({
      changes: { [LEAD]: "We draw." },
      past: [{}],
      typed: null,
      publishing: null,
      saved,
    });
    expect(undone(left)?.changes).toEqual({});
  });

  it("so is a published text that was changed back, or to its default, meanwhile", () => {
    expect(editsSince(withStep(atClick, {}), saved).changes).toEqual({ [HEADLINE]: "Rooms" });
    const reset = withStep(atClick, { [HEADLINE]: null });
    expect(editsSince(reset, saved).changes).toEqual({ [HEADLINE]: null });
  });

  it("a text that is still being typed is left as such", () => {
    const edits = { ...atClick, typed: { [HEADLINE]: "Quiet rooms that last" } };
    const left = editsSince(edits, saved);
    expect(left.changes).toEqual({});
    expect(left.typed).toEqual(edits.typed);
  });

  it("a text that the server cleaned is no change", () => {
    const cleaned = { copy: { [HEADLINE]: "Quiet" }, version: 2 };
    expect(editsSince(atClick, cleaned).changes).toEqual({});
  });
});

describe("SU27 while a page is being published", () => {
  it("a text that is being typed is a change, as a step of undo", () => {
    const typed = { [LEAD]: "We draw." };
    const edits = withPublishing({ ...NO_EDITS, typed }, { ...before, changes: typed });
    expect(edits).toMatchObject({ changes: typed, typed: null });
    expect(undone(edits)?.changes).toEqual({});
    expect(undone(NO_EDITS)).toBeNull();
  });

  it("changes apply to the copy that was sent, then to the saved one, then to a later one", () => {
    expect(baseCopyOf(NO_EDITS, before)).toBe(before);
    expect(baseCopyOf(atClick, saved)).toBe(request);
    const left = editsSince(atClick, saved);
    expect(baseCopyOf(left, before)).toBe(saved);
    const later = { copy: {}, version: 3 };
    expect(baseCopyOf(left, later)).toBe(later);
  });
});
