import { useState } from "react";
import { BODY_MAX_BYTES } from "#supabase/data/limits.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { localValues } from "#site/admin/session/safe-storage.ts";

export type BodyView = "visual" | "text";

/** Characters up to which a key in the visual editor takes less than a frame (`npm run bench:admin`). */
export const VISUAL_MAX_LENGTH = BODY_MAX_BYTES;

/** How a member edits bodies: visually until they choose text. Remembered per member on this device. */
export function useBodyView(): [BodyView, (view: BodyView) => void] {
  const { memberId } = useSession();
  const key = `studio-body-view:${memberId ?? ""}`;
  const [chosen, setChosen] = useState<BodyView | null>(null);
  const stored = localValues.get(key) === "text" ? "text" : "visual";
  const choose = (view: BodyView) => {
    localValues.set(key, view);
    setChosen(view);
  };
  return [chosen ?? stored, choose];
}
