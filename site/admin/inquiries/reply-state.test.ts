import { expect, it } from "vitest";
import { replyState } from "./reply-state.ts";

const TIME = "2026-01-01T10:00:00Z";

it.each([
  [{ sent_at: TIME, failure: null, failed_at: null }, /^Sent /, false],
  [{ sent_at: null, failure: null, failed_at: null }, /^Being sent…$/, false],
  [{ sent_at: null, failure: "Busy", failed_at: null }, /^Not sent yet, .*Busy$/, true],
  [{ sent_at: null, failure: "Busy", failed_at: TIME }, /^Not sent\. Busy$/, true],
  [{ sent_at: null, failure: null, failed_at: TIME }, /^Not sent\.$/, true],
])("SU23 the outcome of a reply's mail: %j", (reply, label, failed) => {
  const state = replyState(reply);
  expect(state.label).toMatch(label);
  expect(state.canResend).toBe(failed);
});
