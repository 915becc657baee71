import { beforeEach, describe, expect, it } from "vitest";
import { rememberedSearch, useListMemory } from "./list-memory.ts";

const { remember, endVisit } = useListMemory.getState();
beforeEach(() => {
  useListMemory.setState({ left: {} });
});

describe("a list that comes back", () => {
  it("has the filter that was chosen in it", () => {
    remember("projects", "tab=projects&status=draft", false);
    endVisit("projects");
    expect(rememberedSearch("projects")).toBe("tab=projects&status=draft");
  });

  it("keeps the filter of a link until the tab is left, then has its own again", () => {
    remember("contacts", "tab=contacts&q=oak", false);
    remember("contacts", "tab=contacts&status=unread", true);
    remember("contacts", "tab=contacts&id=1&status=unread", false);
    remember("contacts", "tab=contacts&status=unread", false);
    expect(rememberedSearch("contacts")).toBe("tab=contacts&status=unread");
    endVisit("contacts");
    expect(rememberedSearch("contacts")).toBe("tab=contacts&q=oak");
  });

  it("has a filter that was changed after a link led there", () => {
    remember("contacts", "tab=contacts&status=unread", true);
    remember("contacts", "tab=contacts&status=won", false);
    endVisit("contacts");
    expect(rememberedSearch("contacts")).toBe("tab=contacts&status=won");
  });

  it("is not filtered when only a link ever filtered it", () => {
    remember("projects", "tab=projects&status=published", true);
    endVisit("projects");
    expect(rememberedSearch("projects")).toBe("");
  });
});
