import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import * as settings from "#supabase/data/setting-versions.ts";
import { renderInDashboard } from "#site/testing/render-in-dashboard.tsx";
import { toast } from "#site/ui/toaster.tsx";
import { usePublishPage } from "./use-publish-page.ts";

vi.mock("#supabase/data/setting-versions.ts");

const LOADED = { copy: { "hero.lead": "We draw." }, version: 1 };
const CHANGED = { "hero.lead": "We plan." };
const events = { onPublished: vi.fn(), onFailed: vi.fn(), earlierError: null };

function Page() {
  const { publish, error } = usePublishPage("home", "Home", LOADED, events);
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

/** Publishes the change in vain, after `leave` has left the page or not. */
async function failToPublish(leave: (unmount: () => void) => void) {
  const response = Promise.withResolvers<never>();
  vi.mocked(settings.saveVersionedSetting).mockReturnValueOnce(response.promise);
  const { unmount } = renderInDashboard(<Page />);
  fireEvent.click(screen.getByRole("button"));
  await vi.waitFor(() => {
    expect(settings.saveVersionedSetting).toHaveBeenCalledOnce();
  });
  leave(unmount);
  await act(async () => {
    response.reject(new DataError("offline", "Unreachable."));
    await response.promise.catch(() => undefined);
  });
  await vi.waitFor(() => {
    expect(events.onFailed).toHaveBeenCalledOnce();
  });
}

beforeEach(() => {
  vi.resetAllMocks();
});

it("SU27 a publication that fails after the page was left is reported, and retried by the notice", async () => {
  const notice = vi.spyOn(toast, "error");
  await failToPublish((unmount) => {
    unmount();
  });
  expect(notice).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      title: "Home Not Published",
      description: "Unreachable. Your changes are stored on this device.",
    }),
  );
  vi.mocked(settings.saveVersionedSetting).mockResolvedValueOnce({ value: CHANGED, version: 2 });
  notice.mock.lastCall?.[0].action?.onClick();
  await vi.waitFor(() => {
    expect(events.onPublished).toHaveBeenCalledOnce();
  });
  expect(vi.mocked(settings.saveVersionedSetting).mock.lastCall?.slice(2)).toEqual([1, CHANGED]);
});

it("SU27 on the page itself an alert reports the failure, not a notice", async () => {
  const notice = vi.spyOn(toast, "error");
  await failToPublish(() => undefined);
  expect((await screen.findByRole("button")).textContent).toBe("Unreachable.");
  expect(notice).not.toHaveBeenCalled();
});
