import { messageOf } from "#supabase/data/errors.ts";
import { toast } from "./toaster.tsx";

interface Failure {
  /** Name of the feature in the console. */
  readonly log: string;
  /** Title of the toast. */
  readonly title: string;
}

/** Runs an action; a failure is logged and shown as a toast with the server's reason. */
export async function attempt({ log, title }: Failure, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    console.error(`[${log}]`, error);
    toast.error({ title, description: messageOf(error) || "Please try again." });
  }
}
