import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import * as limits from "#supabase/data/limits.ts";
import { countCharacters } from "#supabase/data/post-rules.ts";
import { demoInquiries } from "./inquiries.ts";

describe("the demo inquiries", () => {
  it("are fourteen with every status, unread and read, some with notes", () => {
    expect(demoInquiries).toHaveLength(14);
    expect(new Set(demoInquiries.map(({ status }) => status))).toEqual(
      new Set(limits.INQUIRY_STATUSES),
    );
    const fresh = demoInquiries.filter(({ status }) => status === "new");
    expect(fresh.filter(({ read }) => !read).length).toBeGreaterThan(0);
    expect(fresh.filter(({ read }) => read).length).toBeGreaterThan(0);
    expect(demoInquiries.filter(({ note }) => note !== undefined).length).toBeGreaterThan(5);
  });

  it("have addresses of reserved domains", () => {
    for (const { email } of demoInquiries) {
      expect(email).toMatch(/@(example\.(com|org)|[\w.-]+\.example)$/);
    }
  });

  it("have different senders, so that the limits of inquiries accept them", () => {
    expect(new Set(demoInquiries.map(({ email }) => email)).size).toBe(demoInquiries.length);
  });

  it("come from pages of demo posts and projects, or of the navigation", async () => {
    const files = await Promise.all(
      ["posts", "projects"].map((folder) => readdir(new URL(folder, import.meta.url))),
    );
    const pages = files.flat().map((file) => file.replace(/\.md$/, ""));
    const named = demoInquiries.flatMap(({ sourcePath = "" }) => sourcePath.split("/")[2] ?? []);
    expect(named.length).toBeGreaterThan(5);
    for (const page of named) expect(pages).toContain(page);
  });

  it.each(demoInquiries.map((inquiry) => [inquiry.name, inquiry] as const))(
    "%s keeps the limits",
    (name, { email, phone = "", subject = "", message, note = "" }) => {
      expect(countCharacters(name)).toBeLessThanOrEqual(limits.INQUIRY_NAME_MAX);
      expect(countCharacters(email)).toBeLessThanOrEqual(limits.EMAIL_MAX);
      expect(countCharacters(phone)).toBeLessThanOrEqual(limits.PHONE_MAX);
      expect(countCharacters(subject)).toBeLessThanOrEqual(limits.SUBJECT_MAX);
      expect(countCharacters(message)).toBeLessThanOrEqual(limits.MESSAGE_MAX);
      expect(countCharacters(note)).toBeLessThanOrEqual(limits.NOTE_MAX);
    },
  );
});
