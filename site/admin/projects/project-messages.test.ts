import { describe, expect, it } from "vitest";
import { createdNotices, creationFailedNotice } from "./project-messages.ts";

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

it("CP13 creationFailedNotice contains the reason, or the specified sentence without one", () => {
  expect(creationFailedNotice(new Error("Disk full"))).toEqual({
    title: "Creation Failed",
    description: "Disk full",
  });
  expect(creationFailedNotice(null).description).toBe(
    "Failed to create project. Please try again.",
  );
});
