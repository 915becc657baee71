import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as settings from "#supabase/data/setting-versions.ts";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { AdminEnvironmentProvider } from "#site/admin/context/admin-environment.tsx";
import { PlatformProvider } from "#site/admin/context/platform-context.tsx";
import { StaffBackendProvider } from "#site/admin/context/staff-backend.tsx";
import type { EditablePageProps } from "#site/content/copy-editing.ts";
import { textAt } from "#site/content/page-copy.ts";
import { createBrowserPlatform } from "#site/platform/browser-platform.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { CopyEditor } from "./copy-editor.tsx";
import type { CopyChanges } from "./copy-model.ts";

vi.mock("#supabase/data/setting-versions.ts");
vi.mock("#site/admin/form-safety/use-draft.ts", () => ({ useDraft: () => draft }));

/** The changes on the device; null for none. */
let stored: CopyChanges | null = null;
const draft = {
  status: { kind: "none" },
  offered: null,
  inOtherTab: false,
  isStored: () => true,
  restore: () => Promise.resolve(null),
  change: (read: () => CopyChanges) => {
    stored = read();
  },
  clear: () => {
    stored = null;
  },
};

const client = createStaffClient({ url: "http://127.0.0.1:1", publishableKey: "key" });
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

const ENVIRONMENT = {
  demoAccount: null,
  publicSite: new URL(window.location.href),
  EditablePage: TwoTexts,
};

beforeEach(() => {
  vi.resetAllMocks();
  stored = null;
  vi.mocked(settings.readVersionedSetting).mockResolvedValue({ value: PUBLISHED, version: 1 });
});

/** The editor of the home page, with its fields and what it says of them. */
async function openEditor() {
  renderInTheme(
    <QueryClientProvider client={new QueryClient()}>
      <StaffBackendProvider value={client}>
        <PlatformProvider value={createBrowserPlatform()}>
          <AdminEnvironmentProvider value={ENVIRONMENT}>
            <CopyEditor page="home" />
          </AdminEnvironmentProvider>
        </PlatformProvider>
      </StaffBackendProvider>
    </QueryClientProvider>,
  );
  const headline = await screen.findByRole("textbox", { name: "Hero headline" });
  const lead = screen.getByRole("textbox", { name: "Hero lead" });
  const publish = screen.getByRole<HTMLButtonElement>("button", { name: "Publish" });
  return { headline, lead, publish };
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
