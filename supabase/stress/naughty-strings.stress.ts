import { expect, it } from "vitest";
import { addInquiryNote, listInquiryNotes } from "#supabase/data/inquiry-notes.ts";
import { listInquiries, sendInquiry } from "#supabase/data/inquiries.ts";
import { createPost, getPost, updatePost } from "#supabase/data/posts.ts";
import { createProject, getProject } from "#supabase/data/projects.ts";
import { NAUGHTY_STRINGS } from "#supabase/data/testing/naughty-strings.ts";
import { useRealBackend } from "#supabase/data/testing/real-backend.ts";
import { newInquiry, newPost, newProject } from "#supabase/data/testing/rows.ts";

const backend = useRealBackend();

/** The server requires a visible character in a name. */
const VISIBLE = NAUGHTY_STRINGS.filter((text) => text.replaceAll("\uFEFF", "") !== "");
const visible = (text: string) => (VISIBLE.includes(text) ? text : `visible ${text}`);

it("posts are returned unchanged, also after a later save", async () => {
  const { staff } = backend();
  for (const text of NAUGHTY_STRINGS) {
    const texts = { title: visible(text), content: text, excerpt: text, author: text };
    const { id } = await createPost(staff, newPost({ ...texts, meta_title: text, tags: ["x"] }));
    expect(await getPost(staff, id)).toMatchObject({ ...texts, meta_title: text });
    const saved = await updatePost(staff, id, 1, { content: `${text}\n${text}` });
    expect(saved.content).toBe(`${text}\n${text}`);
  }
});

it("projects are returned unchanged", async () => {
  const { staff } = backend();
  for (const text of NAUGHTY_STRINGS) {
    const texts = { title: visible(text), description: visible(text), content: text };
    const columns = { ...texts, location: text, client_name: text, project_type: text };
    const { id } = await createProject(staff, newProject(columns));
    expect(await getProject(staff, id)).toMatchObject(columns);
  }
});

it("inquiries and notes are returned unchanged", async () => {
  const { staff, visitor } = backend();
  for (const [index, text] of NAUGHTY_STRINGS.entries()) {
    const email = `naughty-${String(index)}@example.com`;
    const texts = { name: visible(text), subject: text, message: visible(text) };
    await sendInquiry(visitor, newInquiry({ ...texts, email }));
    const [inquiry] = (await listInquiries(staff, { search: email })).rows;
    expect(inquiry).toMatchObject(texts);
    const note = { id: crypto.randomUUID(), inquiry_id: inquiry?.id ?? "", body: visible(text) };
    await addInquiryNote(staff, note);
    expect((await listInquiryNotes(staff, note.inquiry_id))[0]?.body).toBe(note.body);
  }
});
