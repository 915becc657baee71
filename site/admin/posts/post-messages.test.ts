import { describe, expect, it } from "vitest";
import { publicationFailedNotice, savedNotice, statusNotice } from "./post-messages.ts";

describe("NB21 savedNotice", () => {
  const publicRow = {
    title: "Oak",
    status: "published",
    post_type: "tips",
    published_at: "2025-03-12T10:00:00+00:00",
    deleted_at: null,
  } as const;
  const draft = { ...publicRow, status: "draft", published_at: null } as const;
  const byButton = { usedFormStatus: true };

  it("contains type, title and status of a new post", () => {
    expect(savedNotice(publicRow, null, byButton)).toEqual({
      title: "Blog Post Published! 🎉",
      description: 'Your tips post "Oak" has been published.',
    });
  });

  it("uses the specified title for a new draft as well and states that it is not public", () => {
    const { title, description } = savedNotice(draft, null, byButton);
    expect(title).toBe("Blog Post Published! 🎉");
    expect(description).toMatch(/tips post "Oak" .*draft\. .*not public$/);
  });

  it("statusNotice says that a draft became public, is scheduled by its date, or is a draft again", () => {
    const title = (row: typeof publicRow | typeof draft, now?: Date) =>
      statusNotice(row, now).title;
    expect(title(publicRow)).toBe("Blog Post Published! 🎉");
    expect(title(publicRow, new Date(2025, 0, 1))).toBe("Blog Post Scheduled");
    expect(title(draft)).toBe("Post Unpublished");
  });

  it("contains the time of a scheduled post, and the day if it is not today", () => {
    const now = new Date(2026, 4, 2, 12, 0);
    const due = (date: Date) =>
      savedNotice({ ...publicRow, published_at: date.toISOString() }, null, { ...byButton, now })
        .description;
    expect(due(new Date(2026, 4, 2, 17, 36))).toBe('Your tips post "Oak" goes live at 17:36.');
    expect(due(new Date(2026, 4, 3, 17, 36))).toBe(
      'Your tips post "Oak" goes live on 3 May at 17:36.',
    );
  });

  it("uses the publication title only for the first publication", () => {
    expect(savedNotice(publicRow, publicRow, byButton).title).toBe("Blog Post Saved");
    expect(savedNotice(publicRow, draft, byButton).title).toBe("Blog Post Published! 🎉");
  });

  it("does not speak of publication for a draft that another command has saved", () => {
    const byCommand = { usedFormStatus: false };
    expect(savedNotice(draft, null, byCommand).title).toBe("Draft Saved");
    expect(savedNotice(draft, draft, byCommand).title).toBe("Blog Post Saved");
    expect(savedNotice(publicRow, draft, byCommand).title).toBe("Blog Post Published! 🎉");
  });
});

it("NB22 publicationFailedNotice contains the reason, or the specified sentence without one", () => {
  expect(publicationFailedNotice(new Error("Disk full"))).toEqual({
    title: "Publication Failed",
    description: "Disk full",
  });
  expect(publicationFailedNotice(null).description).toBe(
    "Failed to publish blog post. Please try again.",
  );
});
