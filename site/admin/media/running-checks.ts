const running = new Set<Promise<boolean>>();

/**
 * Runs the check of chosen files. `check` adds the valid ones to the form, with `flushSync` where they are React state,
 * and resolves to false if it refused one. A save of the form waits for it: see `checksPassed`.
 */
export async function runCheck(check: () => Promise<boolean>): Promise<void> {
  const result = check();
  running.add(result);
  try {
    await result;
  } finally {
    running.delete(result);
  }
}

/** True while a chosen file is read and decoded, which takes seconds for a large one. */
export function hasRunningChecks(): boolean {
  return running.size > 0;
}

/** Waits for the running checks. Resolves to false if a file was refused: its field says so, and nothing may be saved. */
export async function checksPassed(): Promise<boolean> {
  let passed = true;
  while (running.size > 0) {
    const results = await Promise.all(running);
    passed &&= results.every(Boolean);
  }
  return passed;
}
