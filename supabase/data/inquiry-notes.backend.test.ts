import { expect, it } from "vitest";
import { eraseInquiry, listInquiries, sendInquiry } from "./inquiries.ts";
import { addInquiryNote, listInquiryNotes, removeInquiryNote } from "./inquiry-notes.ts";
import { useRealBackend } from "./testing/real-backend.ts";
import { newInquiry } from "./testing/rows.ts";

const backend = useRealBackend();

async function received(name: string) {
  const { visitor, staff } = backend();
  await sendInquiry(visitor, newInquiry({ name, email: `${name}@example.com` }));
  const [row] = (await listInquiries(staff, { search: name })).rows;
  if (row === undefined) throw new Error(`No inquiry of ${name}`);
  return row;
}

const note = (inquiry_id: string, body: string) => ({ id: crypto.randomUUID(), inquiry_id, body });

it("SU11 a note is stored with author and time, in the order of writing", async () => {
  const { staff } = backend();
  const { id } = await received("thread");
  const first = await addInquiryNote(staff, note(id, "Call\0 back"));
  expect(first).toMatchObject({ body: "Call back", inquiry_id: id });
  expect(first.author).toContain("@");
  expect(Date.now() - Date.parse(first.created_at)).toBeLessThan(60_000);
  await addInquiryNote(staff, note(id, "Called."));
  const notes = await listInquiryNotes(staff, id);
  expect(notes.map(({ body }) => body)).toEqual(["Call back", "Called."]);
});

it("a note sent again after a lost response is stored once", async () => {
  const { staff } = backend();
  const { id } = await received("lost-answer");
  const sent = note(id, "Once");
  const stored = await addInquiryNote(staff, sent);
  expect(await addInquiryNote(staff, sent)).toEqual(stored);
  expect(await listInquiryNotes(staff, id)).toHaveLength(1);
});

it("a note must not be empty and has a maximum length", async () => {
  const { staff } = backend();
  const { id } = await received("limits");
  for (const body of [" \n", "x".repeat(10_001)]) {
    const failed = addInquiryNote(staff, note(id, body));
    await expect(failed).rejects.toMatchObject({ code: "invalid", field: "body" });
  }
  expect((await addInquiryNote(staff, note(id, "🎨".repeat(10_000)))).body).toHaveLength(20_000);
});

it("a note can be removed, and is deleted with its inquiry", async () => {
  const { staff } = backend();
  const { id } = await received("erased");
  const stored = await addInquiryNote(staff, note(id, "Kept"));
  const removed = await addInquiryNote(staff, note(id, "Removed"));
  await removeInquiryNote(staff, removed.id);
  await expect(removeInquiryNote(staff, removed.id)).rejects.toMatchObject({ code: "not-found" });
  expect(await listInquiryNotes(staff, id)).toEqual([stored]);
  await eraseInquiry(staff, id);
  expect(await listInquiryNotes(staff, id)).toEqual([]);
  const late = addInquiryNote(staff, note(id, "Too late"));
  await expect(late).rejects.toMatchObject({ name: "DataError" });
});
