import { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import * as settings from "#supabase/data/setting-versions.ts";
import type { EditablePageProps } from "#site/content/copy-editing.ts";
import { textAt } from "#site/content/page-copy.ts";
import { renderInDashboard } from "#site/testing/render-in-dashboard.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { CopyEditor } from "./copy-editor.tsx";
import type { CopyChanges } from "./copy-model.ts";

vi.mock("#supabase/data/setting-versions.ts");
vi.mock("#site/admin/form-safety/use-local-draft.ts", () => ({ useLocalDraft: () => draft }));

/** The changes on the device; null for none. */
let stored: CopyChanges | null = null;
/** The draft of an earlier visit. */
let offered: { readonly values: CopyChanges } | null = null;
const draft = {
  status: { kind: "none" },
  get offered() {
    return offered;
  },
  inOtherTab: false,
  isStored: () => true,
  restore: () => {
    const restored = offered;
    offered = null;
    return Promise.resolve(restored);
  },
  change: (read: () => CopyChanges) => {
    stored = read();
  },
  clear: () => {
    stored = null;
  },
};

const PUBLISHED = { "hero.headline": "Rooms that last", "hero.lead": "We draw." };

/** A page of two texts; the lead is gone while the headline is "Alone". */
function TwoTexts({ editing }: EditablePageProps) {
  const isAlone = textAt(editing.copy, "hero.headline", "") === "Alone";
  return Object.keys(PUBLISHED).map((path) => {
    if (isAlone && path === "hero.lead") return null;
    const text = textAt(editing.copy, path, "");
    return <p key={path}>{editing.renderText({ path, text, shown: text })}</p>;
  });
}

beforeEach(() => {
  vi.resetAllMocks();
  stored = null;
  vi.mocked(settings.readVersionedSetting).mockResolvedValue({ value: PUBLISHED, version: 1 });
});

/** The editor of the home page, with its fields and what it says of them. */
async function openEditor(queries = new QueryClient()) {
  const { unmount } = renderInDashboard(<CopyEditor page="home" />, {
    queries,
    EditablePage: TwoTexts,
  });
  const headline = await screen.findByRole("textbox", { name: "Hero headline" });
  const lead = screen.getByRole("textbox", { name: "Hero lead" });
  // Without its name: while the page is being published, a spinner hides the label.
  const [publish] = within(screen.getByRole("toolbar")).getAllByRole<HTMLButtonElement>("button");
  if (publish === undefined) throw new Error("The toolbar has no buttons.");
  return { headline, lead, publish, queries, unmount };
}

/** Types each of the texts after another into a field. */
function type(field: HTMLElement, ...texts: readonly string[]) {
  fireEvent.focus(field);
  for (const text of texts) {
    field.textContent = text;
    fireEvent.input(field);
  }
}

/** Types a text into a field and leaves it. */
function enter(field: HTMLElement, ...texts: readonly string[]) {
  type(field, ...texts);
  fireEvent.blur(field);
}

describe("SU27 a text that cannot be used", () => {
  const whole = "x".repeat(121);

  it.each([
    ["too long", whole.slice(0, -1), whole],
    ["with a name that is no site setting", "Rooms {foo", "Rooms {foo}"],
  ])("is not published, nor is its beginning: %s", async (_, beginning, text) => {
    const { headline, lead, publish } = await openEditor();
    type(headline, beginning);
    expect(screen.getByText("1 change not published.")).toBeDefined();
    expect(stored).toEqual({ "hero.headline": beginning });
    type(headline, beginning, text);
    expect(publish.disabled).toBe(true);
    expect(screen.queryByText(/not published/)).toBeNull();
    expect(stored).toBeNull();
    fireEvent.blur(headline);
    enter(lead, "We draw.");
    expect(headline.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("alert").textContent).toMatch(/^(Hero headline has 121|\{foo\} is no)/);
    expect(publish.disabled).toBe(true);
  });

  it("prevents the publication of others until it is corrected, taken back or gone", async () => {
    const { headline, lead, publish } = await openEditor();
    enter(headline, whole);
    enter(lead, "{foo}");
    expect(screen.getByRole("alert").textContent).toContain("Hero headline has 121");
    enter(headline, "Quiet rooms");
    expect(screen.getByRole("alert").textContent).toContain("{foo} is no site setting");
    expect(publish.disabled).toBe(true);
    fireEvent.keyDown(lead, { key: "Escape" });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(publish.disabled).toBe(false);
    enter(lead, "{foo}");
    enter(headline, "Alone");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(publish.disabled).toBe(false);
  });
});

describe("SU27 while a page is being published", () => {
  /** Publishes another headline; `respond` ends the request, after which the page is loaded again. */
  async function startPublishing() {
    const response =
      Promise.withResolvers<Awaited<ReturnType<typeof settings.saveVersionedSetting>>>();
    vi.mocked(settings.saveVersionedSetting).mockReturnValueOnce(response.promise);
    const notice = vi.spyOn(toast, "success");
    const editor = await openEditor();
    enter(editor.headline, "Quiet rooms");
    fireEvent.click(editor.publish);
    await act(() => Promise.resolve());
    const respond = async (title = "Quiet rooms") => {
      const saved = { value: { ...PUBLISHED, "hero.headline": title }, version: 2 };
      vi.mocked(settings.readVersionedSetting).mockResolvedValue(saved);
      await act(async () => {
        response.resolve(saved);
        await response.promise;
      });
    };
    /** Leaves the page and opens it again, with the draft on this device. */
    const reopen = async () => {
      editor.unmount();
      offered = stored === null ? null : { values: stored };
      return openEditor(editor.queries);
    };
    return { ...editor, response, respond, notice, reopen };
  }

  it("what is changed remains, and is published by the next click", async () => {
    const { headline, lead, publish, respond } = await startPublishing();
    enter(lead, "We plan.");
    await respond();
    expect(await screen.findByText("1 change not published.")).toBeDefined();
    expect([headline.textContent, lead.textContent]).toEqual(["Quiet rooms", "We plan."]);
    expect(stored).toEqual({ "hero.lead": "We plan." });
    await vi.waitFor(() => {
      expect(publish.disabled).toBe(false);
    });
    vi.mocked(settings.saveVersionedSetting).mockReturnValueOnce(new Promise(() => undefined));
    fireEvent.click(publish);
    await act(() => Promise.resolve());
    const both = { "hero.headline": "Quiet rooms", "hero.lead": "We plan." };
    expect(vi.mocked(settings.saveVersionedSetting).mock.lastCall?.slice(2)).toEqual([2, both]);
  });

  it("a text that is changed back is a change again", async () => {
    const { headline, respond } = await startPublishing();
    enter(headline, "Rooms that last");
    await respond();
    expect(await screen.findByText("1 change not published.")).toBeDefined();
    expect(headline.textContent).toBe("Rooms that last");
    expect(stored).toEqual({ "hero.headline": "Rooms that last" });
  });

  it("leaving the page leaves no draft of it, and the notice offers Undo", async () => {
    const { unmount, respond, notice } = await startPublishing();
    expect(stored).not.toBeNull();
    unmount();
    await respond();
    expect(stored).toBeNull();
    expect(notice).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: "Home Published" }),
    );
    const restored = { value: PUBLISHED, version: 3 };
    vi.mocked(settings.saveVersionedSetting).mockResolvedValueOnce(restored);
    await act(async () => {
      notice.mock.lastCall?.[0].action?.onClick();
      await Promise.resolve();
    });
    const { lastCall } = vi.mocked(settings.saveVersionedSetting).mock;
    expect(lastCall?.slice(2)).toEqual([2, PUBLISHED]);
  });

  it("the toolbar undoes the publication until the next change", async () => {
    const { lead, respond } = await startPublishing();
    await respond();
    const undo = () => screen.getByRole("button", { name: "Undo publication" });
    await vi.waitFor(undo);
    enter(lead, "We plan.");
    expect(screen.queryByRole("button", { name: "Undo publication" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    const restored = { value: PUBLISHED, version: 3 };
    vi.mocked(settings.saveVersionedSetting).mockResolvedValueOnce(restored);
    vi.mocked(settings.readVersionedSetting).mockResolvedValue(restored);
    fireEvent.click(undo());
    await vi.waitFor(() => {
      expect(screen.queryByRole("button", { name: "Undo publication" })).toBeNull();
    });
    const { lastCall } = vi.mocked(settings.saveVersionedSetting).mock;
    expect(lastCall?.slice(2)).toEqual([2, PUBLISHED]);
  });

  it("leaving the page leaves the draft of what was changed meanwhile", async () => {
    const { lead, unmount, respond } = await startPublishing();
    enter(lead, "We plan.");
    unmount();
    await respond();
    expect(stored).toMatchObject({ "hero.lead": "We plan." });
  });

  it("opened again it says so, and has no change afterwards, even of a text that the server cleaned", async () => {
    const { respond, reopen } = await startPublishing();
    const { headline, publish } = await reopen();
    expect(headline.textContent).toBe("Quiet rooms");
    expect(publish.disabled).toBe(true);
    await respond("Quiet");
    await vi.waitFor(() => {
      expect(headline.textContent).toBe("Quiet");
    });
    expect(screen.queryByText(/not published/)).toBeNull();
    expect(stored).toBeNull();
  });

  it("opened again what was changed before and after remains, and is published by the next click", async () => {
    const before = await startPublishing();
    enter(before.lead, "We plan.");
    const { headline, lead, publish } = await before.reopen();
    await vi.waitFor(() => {
      expect(lead.textContent).toBe("We plan.");
    });
    enter(headline, "Calm rooms");
    await before.respond();
    const both = { "hero.headline": "Calm rooms", "hero.lead": "We plan." };
    await vi.waitFor(() => {
      expect([publish.disabled, stored]).toEqual([false, both]);
    });
    fireEvent.click(publish);
    await act(() => Promise.resolve());
    expect(vi.mocked(settings.saveVersionedSetting).mock.lastCall?.slice(2)).toEqual([2, both]);
  });

  it("opened again a failure is reported, and leaves all changes", async () => {
    const { response, reopen } = await startPublishing();
    const { headline, publish } = await reopen();
    await act(async () => {
      response.reject(new DataError("offline", "Unreachable."));
      await response.promise.catch(() => undefined);
    });
    expect((await screen.findByRole("alert")).textContent).not.toBe("");
    expect(screen.getByText("1 change not published.")).toBeDefined();
    expect([headline.textContent, publish.disabled]).toEqual(["Quiet rooms", false]);
    expect(stored).toEqual({ "hero.headline": "Quiet rooms" });
  });

  it("a failure leaves all changes", async () => {
    const { response, publish } = await startPublishing();
    await act(async () => {
      response.reject(new DataError("offline", "Unreachable."));
      await response.promise.catch(() => undefined);
    });
    expect((await screen.findByRole("alert")).textContent).not.toBe("");
    expect(screen.getByText("1 change not published.")).toBeDefined();
    expect(stored).toEqual({ "hero.headline": "Quiet rooms" });
    await vi.waitFor(() => {
      expect(publish.disabled).toBe(false);
    });
  });
});

it("SU27 a draft of what is published by now is deleted instead of restored", async () => {
  stored = { "hero.headline": PUBLISHED["hero.headline"] };
  offered = { values: stored };
  await openEditor();
  await vi.waitFor(() => {
    expect(stored).toBeNull();
  });
  expect(screen.queryByText(/not published/)).toBeNull();
});
