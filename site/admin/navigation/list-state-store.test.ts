import { beforeEach, describe, expect, it } from "vitest";
import { rememberedSearch, useListStateStore } from "./list-state-store.ts";

const { remember, discardLinkedSearch } = useListStateStore.getState();
beforeEach(() => {
  useListStateStore.setState({ listsByTab: {} });
});

describe("rememberedSearch", () => {
  it("returns the filter chosen in the list", () => {
    remember("projects", "tab=projects&status=draft", false);
    discardLinkedSearch("projects");
    expect(rememberedSearch("projects")).toBe("tab=projects&status=draft");
  });

  it("returns a link's filter until the tab is left, then the list's own", () => {
    remember("contacts", "tab=contacts&q=oak", false);
    remember("contacts", "tab=contacts&status=unread", true);
    remember("contacts", "tab=contacts&id=1&status=unread", false);
    remember("contacts", "tab=contacts&status=unread", false);
    expect(rememberedSearch("contacts")).toBe("tab=contacts&status=unread");
    discardLinkedSearch("contacts");
    expect(rememberedSearch("contacts")).toBe("tab=contacts&q=oak");
  });

  it("returns a filter that was changed after following a link", () => {
    remember("contacts", "tab=contacts&status=unread", true);
    remember("contacts", "tab=contacts&status=won", false);
    discardLinkedSearch("contacts");
    expect(rememberedSearch("contacts")).toBe("tab=contacts&status=won");
  });

  it("returns no filter if only a link set one", () => {
    remember("projects", "tab=projects&status=published", true);
    discardLinkedSearch("projects");
    expect(rememberedSearch("projects")).toBe("");
  });
});
