import { expect, it } from "vitest";
import type { UnreadInquiry } from "#supabase/data/inquiries.ts";
import { createNewInquiryTracker, noticeOf } from "./inquiry-notifications.ts";

/** An inquiry received at this second of a fixed minute. */
function inquiry(second: number, name = `Visitor ${String(second)}`): UnreadInquiry {
  const created_at = `2026-05-04T10:00:${String(second).padStart(2, "0")}+00:00`;
  return { id: `id-${String(second)}`, name, subject: "Attic flat", created_at };
}

it("SU16 does not report inquiries of the first poll", () => {
  const arrivals = createNewInquiryTracker();
  expect(arrivals([inquiry(2), inquiry(1)])).toEqual([]);
});

it("SU16 reports a new inquiry once", () => {
  const arrivals = createNewInquiryTracker();
  arrivals([inquiry(1)]);
  expect(arrivals([inquiry(2), inquiry(1)])).toEqual([inquiry(2)]);
  expect(arrivals([inquiry(2), inquiry(1)])).toEqual([]);
});

it("SU16 reports the first inquiry of an empty inbox", () => {
  const arrivals = createNewInquiryTracker();
  expect(arrivals([])).toEqual([]);
  expect(arrivals([inquiry(1)])).toEqual([inquiry(1)]);
});

it("SU16 does not report an older inquiry that moves up in the response", () => {
  const arrivals = createNewInquiryTracker();
  arrivals([inquiry(9), inquiry(8)]);
  expect(arrivals([inquiry(8), inquiry(7)])).toEqual([]);
});

it("SU16 noticeOf contains the sender and combines several inquiries", () => {
  expect(noticeOf([])).toBeNull();
  expect(noticeOf([inquiry(1, "Anna")])).toEqual({
    title: "New inquiry from Anna",
    body: "Attic flat",
    opens: { kind: "inquiries", id: "id-1" },
  });
  expect(noticeOf([inquiry(2, "Ben"), inquiry(1, "Anna")])).toMatchObject({
    title: "2 new inquiries",
    body: "Ben and Anna",
    opens: { id: "id-2" },
  });
  const four = [inquiry(4, "Dora"), inquiry(3, "Cleo"), inquiry(2), inquiry(1)];
  expect(noticeOf(four)).toMatchObject({
    title: "4 new inquiries",
    body: "Dora, Cleo and 2 more",
  });
});
