import { describe, expect, it } from "vitest";
import {
  createdNotices,
  creationFailedNotice,
  savedNotice,
  statusNotice,
} from "./project-messages.ts";

describe("CP12 createdNotices", () => {
  it("contains both specified notices for a published project", () => {
    expect(createdNotices({ title: "Loft", status: "published" })).toEqual([
      {
        title: "Project Created! 🎉",
        description: 'Your project "Loft" has been published.',
      },
      { title: "Success!", description: "Project created successfully." },
    ]);
  });

  it("appends an explanation to the specified sentence for a draft", () => {
    expect(createdNotices({ title: "Loft", status: "draft" })[0].description).toBe(
      'Your project "Loft" has been draft. Saved as draft - not public',
    );
  });
});

it("a scheduled project is announced with its time, created or saved", () => {
  const now = new Date("2027-03-01T12:00:00Z");
  const row = { title: "Loft", status: "published", published_at: "2051-07-03T12:05:00Z" } as const;
  const notice = {
    title: "Project Scheduled",
    description: expect.stringMatching(
      /^Your project "Loft" goes live on 3 Jul 2051 at /,
    ) as string,
  };
  expect(createdNotices(row, now)[0]).toEqual(notice);
  expect(savedNotice(row, now)).toEqual(notice);
  expect(savedNotice({ ...row, published_at: "2027-02-01T12:00:00Z" }, now).description).toBe(
    "“Loft” has been saved. It is public.",
  );
});

it("statusNotice says that a draft became public, is scheduled by its date, or is a draft again", () => {
  const row = { title: "Loft", status: "published", published_at: "2051-07-03T12:00:00Z" } as const;
  expect(statusNotice(row, new Date("2052-01-01")).title).toBe("Project Published");
  expect(statusNotice(row, new Date("2027-01-01")).title).toBe("Project Scheduled");
  expect(statusNotice({ ...row, status: "draft" }).title).toBe("Project Unpublished");
});

it("CP13 creationFailedNotice contains the reason, or the specified sentence without one", () => {
  expect(creationFailedNotice(new Error("Disk full"))).toEqual({
    title: "Creation Failed",
    description: "Disk full",
  });
  expect(creationFailedNotice(null).description).toBe(
    "Failed to create project. Please try again.",
  );
});
