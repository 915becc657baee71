import { beforeEach, expect, it, vi } from "vitest";
import { localDraftScope } from "#site/admin/form-safety/local-draft-model.ts";
import { useLocalDraftView } from "#site/admin/form-safety/local-draft-view.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { renderInDashboard } from "#site/testing/render-in-dashboard.tsx";
import { useCopyDraft } from "./use-copy-draft.ts";

vi.mock("#site/admin/form-safety/use-local-draft.ts", () => ({ useLocalDraft: () => draft }));

/** The draft that the page writes. */
const draft = {
  status: { kind: "none" },
  offered: null,
  inOtherTab: false,
  isStored: vi.fn<() => boolean>(),
  restore: vi.fn(),
  change: vi.fn(),
  clear: vi.fn(),
};

/** Its entry in the list of drafts on this device. */
const ENTRY = {
  key: "draft",
  owner: "anna",
  scope: localDraftScope("page-copy", "home"),
  savedAt: new Date("2026-03-01T12:00:00Z"),
  values: { "hero.lead": "We plan." },
  pendingCreate: null,
};

/** Opens the page and leaves it. Returns the function that then says whether the changes are on this device. */
function leavePage() {
  let isStored = () => false;
  const Page = () => {
    isStored = useCopyDraft("home", "Home", { copy: {}, version: 1 }).isStored;
    return null;
  };
  renderInDashboard(<Page />).unmount();
  return isStored;
}

beforeEach(() => {
  draft.isStored.mockReturnValue(true);
  useSession.setState({ memberId: "anna" });
  useLocalDraftView.setState({ drafts: [ENTRY] });
});

it("SU27 the changes of a page that was left are on this device until a later visit takes them back", () => {
  const isStored = leavePage();
  expect(isStored()).toBe(true);
  useLocalDraftView.setState({ drafts: [] });
  expect(isStored()).toBe(false);
  // Another member's draft of the page is not the reported one.
  useLocalDraftView.setState({ drafts: [{ ...ENTRY, owner: "ben" }] });
  expect(isStored()).toBe(false);
});

it("SU27 changes that the disk refuses are not on this device, even if earlier ones are", () => {
  draft.isStored.mockReturnValue(false);
  expect(leavePage()()).toBe(false);
});
