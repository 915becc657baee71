import * as v from "valibot";
import { toast } from "#site/ui/toaster.tsx";
import { sessionValues } from "./safe-storage.ts";

const KEY = "studio-flash";

const notice = v.object({ title: v.string(), description: v.string() });
const storedNotice = v.pipe(v.string(), v.parseJson(), notice);

type FlashNotice = Readonly<v.InferOutput<typeof notice>>;

/** Stores a notice in sessionStorage across the next reload. Returns false if storage fails. */
export function storeFlash(notice: FlashNotice): boolean {
  return sessionValues.set(KEY, JSON.stringify(notice));
}

/** Shows the notice stored before the reload, then removes it. */
export function showFlash() {
  const notice = parseFlash(sessionValues.get(KEY));
  sessionValues.remove(KEY);
  if (notice !== null) toast.success(notice);
}

function parseFlash(text: string | null): FlashNotice | null {
  const parsed = v.safeParse(storedNotice, text);
  return parsed.success ? parsed.output : null;
}
