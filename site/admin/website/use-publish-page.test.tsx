import { useState } from "react";
import { act, fireEvent, screen } from "@testing-library/react";
import { useSearchParams } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import * as settings from "#supabase/data/setting-versions.ts";
import { renderInDashboard } from "#site/testing/render-in-dashboard.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { usePublishPage } from "./use-publish-page.ts";

vi.mock("#supabase/data/setting-versions.ts");

const LOADED = { copy: { "hero.lead": "We draw." }, version: 1 };
const CHANGED = { "hero.lead": "We plan." };
const draft = {
  onPublished: vi.fn(),
  onFailed: vi.fn(),
  earlierError: null,
  isStored: vi.fn<() => boolean>(),
};

function Page() {
  const { publish, error } = usePublishPage("home", "Home", LOADED, draft);
  return (
    <button
      onClick={() => {
        publish({ ...LOADED, changes: CHANGED });
      }}
    >
      {error?.message ?? "Publish"}
    </button>
  );
}

/** The dashboard with the page; one button leaves it or opens it again. */
function Dashboard() {
  const [isOpen, setIsOpen] = useState(true);
  const [query] = useSearchParams();
  return (
    <>
      {isOpen && <Page />}
      <button
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        Switch
      </button>
      <p>{`URL: ${query.toString()}`}</p>
    </>
  );
}

function switchPage() {
  fireEvent.click(screen.getByRole("button", { name: "Switch" }));
}

/** Publishes the change in vain. `meanwhile` runs while the request is pending. */
async function failToPublish(meanwhile: () => void) {
  const response = Promise.withResolvers<never>();
  vi.mocked(settings.saveVersionedSetting).mockReturnValueOnce(response.promise);
  renderInDashboard(<Dashboard />);
  fireEvent.click(screen.getByRole("button", { name: "Publish" }));
  await vi.waitFor(() => {
    expect(settings.saveVersionedSetting).toHaveBeenCalledOnce();
  });
  meanwhile();
  await act(async () => {
    response.reject(new DataError("offline", "Unreachable."));
    await response.promise.catch(() => undefined);
  });
  await vi.waitFor(() => {
    expect(draft.onFailed).toHaveBeenCalledOnce();
  });
}

beforeEach(() => {
  vi.resetAllMocks();
  draft.isStored.mockReturnValue(true);
});

it("SU27 a publication that fails after the page was left is reported; the notice opens the page and publishes nothing", async () => {
  const notice = vi.spyOn(toast, "error");
  await failToPublish(switchPage);
  expect(notice).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      title: "Home Not Published",
      description: "Unreachable. Your changes are stored on this device.",
    }),
  );
  const { action } = notice.mock.lastCall?.[0] ?? {};
  expect(action?.label).toBe("Open Home");
  act(() => {
    action?.onClick();
  });
  expect(screen.getByText("URL: page=website&site=home")).toBeDefined();
  await act(() => Promise.resolve());
  expect(settings.saveVersionedSetting).toHaveBeenCalledOnce();
});

it("SU27 the notice does not promise changes that are not stored on this device", async () => {
  draft.isStored.mockReturnValue(false);
  const notice = vi.spyOn(toast, "error");
  await failToPublish(switchPage);
  expect(notice.mock.lastCall?.[0].description).toBe("Unreachable.");
});

it("SU27 the notice ends when the page is opened by another way", async () => {
  vi.spyOn(toast, "error").mockReturnValueOnce("failure");
  const dismiss = vi.spyOn(toast, "dismiss");
  await failToPublish(switchPage);
  expect(dismiss).not.toHaveBeenCalledWith("failure");
  switchPage();
  expect(dismiss).toHaveBeenCalledWith("failure");
});

it("SU27 on the page itself an alert reports the failure, not a notice", async () => {
  const notice = vi.spyOn(toast, "error");
  await failToPublish(() => undefined);
  expect(await screen.findByRole("button", { name: "Unreachable." })).toBeDefined();
  expect(notice).not.toHaveBeenCalled();
});

it("SU27 the page that was left and opened again has no notice: its alert reports the failure", async () => {
  const notice = vi.spyOn(toast, "error");
  await failToPublish(() => {
    switchPage();
    switchPage();
  });
  expect(notice).not.toHaveBeenCalled();
});
