import type { DesktopBridge } from "#desktop/shared/bridge.ts";
import { toast } from "#site/ui/toaster.tsx";

const LONG_MS = 20_000;

/** Says so once when the sign-in cannot be kept safely and therefore is not kept. */
export async function tellProtection(
  bridge: Pick<DesktopBridge, "sessionProtection">,
): Promise<void> {
  if ((await bridge.sessionProtection()) === "system") return;
  toast.info({
    duration: LONG_MS,
    title: "You will be asked to sign in again",
    description:
      "This computer offers no protected storage, so your sign-in lasts until you quit the app.",
  });
}
