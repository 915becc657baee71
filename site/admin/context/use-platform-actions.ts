import { useCallback } from "react";
import { messageOf } from "#supabase/data/errors.ts";
import type { PickMediaOptions } from "#site/platform/platform.ts";
import { toast } from "#site/ui/toaster.tsx";
import { usePlatform } from "./platform-context.tsx";

/**
 * Opens the platform's file dialog. Resolves to [] if cancelled, or after a notice if reading
 * fails.
 */
export function usePickMedia(): (options: PickMediaOptions) => Promise<readonly File[]> {
  const platform = usePlatform();
  return useCallback(
    async (options) => {
      try {
        return await platform.pickMedia(options);
      } catch (error) {
        console.error("[pick-media]", error);
        toast.error({ title: "File Not Opened", description: messageOf(error) });
        return [];
      }
    },
    [platform],
  );
}

/** Opens a URL outside the dashboard; shows a notice on failure. */
export function useOpenExternal(): (url: URL) => void {
  const platform = usePlatform();
  return useCallback(
    (url) => {
      platform.openExternal(url).catch((error: unknown) => {
        console.error("[open-external]", error);
        toast.error({ title: "Link Not Opened", description: messageOf(error) });
      });
    },
    [platform],
  );
}
