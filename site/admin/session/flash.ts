import { toast } from "#site/ui/toaster.tsx";
import { sessionValues } from "./safe-storage.ts";

const KEY = "studio-flash";

export interface FlashNotice {
  readonly title: string;
  readonly description: string;
}

/** Stores a notice in sessionStorage across the next reload. Returns false if storage fails. */
export function keepFlash(notice: FlashNotice): boolean {
  return sessionValues.set(KEY, JSON.stringify(notice));
}

/** Shows the notice stored before the reload, then removes it. */
export function showFlash() {
  const notice = parseFlash(sessionValues.get(KEY));
  sessionValues.remove(KEY);
  if (notice !== null) toast.success(notice);
}

function parseFlash(text: string | null): FlashNotice | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    if (!("title" in value) || !("description" in value)) return null;
    const { title, description } = value;
    if (typeof title !== "string" || typeof description !== "string") return null;
    return { title, description };
  } catch {
    return null;
  }
}
