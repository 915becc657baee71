import { describe, expect, it } from "vitest";
import { replyAddress } from "./reply.ts";

const inquiry = {
  name: "Ana Nowak",
  email: "ana@example.com",
  subject: "Kitchen & bath",
  message: "First line\nsecond = 100%",
  created_at: "2025-03-03T14:05:00Z",
};

const parts = (url: URL) => ({
  to: decodeURIComponent(url.pathname),
  subject: url.searchParams.get("subject"),
  body: url.searchParams.get("body"),
});

describe("SU11 replyAddress", () => {
  it("fills in recipient, subject and the quoted message", () => {
    const { to, subject, body } = parts(replyAddress(inquiry, "Linden & Loam"));
    expect(to).toBe("ana@example.com");
    expect(subject).toBe("Re: Kitchen & bath");
    expect(body).toContain("Hello Ana Nowak,\r\n");
    expect(body).toContain("> First line\r\n> second = 100%");
  });

  it("has a default subject for an inquiry without one", () => {
    const { subject } = parts(replyAddress({ ...inquiry, subject: " " }, "Linden & Loam"));
    expect(subject).toBe("Your inquiry to Linden & Loam");
  });

  it("prevents injection of recipients and headers", () => {
    const url = replyAddress(
      { ...inquiry, email: "a@b.example?bcc=x@y.example&cc=z", subject: "Hi\r\nBcc: x@y.example" },
      "Studio",
    );
    expect([...url.searchParams.keys()]).toEqual(["subject", "body"]);
    expect(parts(url).subject).toBe("Re: Hi Bcc: x@y.example");
  });

  it("truncates a long message at a character boundary to limit the URL length", () => {
    const url = replyAddress({ ...inquiry, message: "🏡".repeat(2000) }, "Studio");
    expect(parts(url).body).toContain("🏡 […]");
    expect(url.href.length).toBeLessThan(2000);
  });
});
