import { act, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type * as settings from "#supabase/data/setting-versions.ts";
import { localDraftScope } from "#site/admin/form-safety/local-draft-model.ts";
import { useLocalDraftView } from "#site/admin/form-safety/local-draft-view.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { renderInDashboard } from "#site/testing/render-in-dashboard.tsx";
import { useUnpublished } from "./use-unpublished.ts";

vi.mock("#supabase/data/setting-versions.ts", (): Partial<typeof settings> => ({
  readVersionedSetting: () => Promise.resolve({ value: {}, version: 1 }),
}));

function Pages() {
  const { pages } = useUnpublished();
  return <p>{pages.map(({ title, changes }) => `${title}: ${String(changes)}`).join(", ")}</p>;
}

/** A draft of the home page, as the browser has stored it at a minute. */
function homeDraft(minute: number, values: Readonly<Record<string, string>>) {
  const savedAt = new Date(Date.UTC(2026, 2, 1, 12, minute));
  const scope = localDraftScope("page-copy", "home");
  return { key: "draft", owner: "anna", scope, savedAt, values, pendingCreate: null };
}

beforeEach(() => {
  useSession.setState({ memberId: "anna", phase: "signed-in" });
});

it("SU27 the overview counts the changes of a page again when its draft was stored again", async () => {
  const first = { "hero.headline": "Quiet rooms" };
  useLocalDraftView.setState({ drafts: [homeDraft(0, first)] });
  renderInDashboard(<Pages />);
  expect(await screen.findByText("Home: 1")).toBeDefined();
  act(() => {
    useLocalDraftView.setState({ drafts: [homeDraft(1, { ...first, "hero.lead": "We plan." })] });
  });
  expect(await screen.findByText("Home: 2")).toBeDefined();
});

it("SU27 the overview counts neither drafts of other members nor those of other forms", async () => {
  const values = { "hero.headline": "Quiet rooms" };
  const other = { ...homeDraft(0, values), key: "other", owner: "ben" };
  const post = { ...homeDraft(0, values), key: "post", scope: localDraftScope("post", "home") };
  useLocalDraftView.setState({ drafts: [other, post, homeDraft(0, values)] });
  renderInDashboard(<Pages />);
  expect(await screen.findByText("Home: 1")).toBeDefined();
});
