const running = new Set<Promise<boolean>>();

/**
 * Runs the validation of chosen files. `validate` adds the valid ones to the form, with `flushSync` where they are
 * React state, and resolves to false if it refused one. A save of the form waits for it: see `allFilesValid`.
 */
export async function runValidation(validate: () => Promise<boolean>): Promise<void> {
  const result = validate();
  running.add(result);
  try {
    await result;
  } finally {
    running.delete(result);
  }
}

/** True while a chosen file is read and decoded, which takes seconds for a large one. */
export function hasRunningValidations(): boolean {
  return running.size > 0;
}

/**
 * Waits for the running validations. Resolves to false if a file was refused: its field says so, and nothing may be
 * saved.
 */
export async function allFilesValid(): Promise<boolean> {
  let areValid = true;
  while (running.size > 0) {
    const results = await Promise.all(running);
    areValid &&= results.every(Boolean);
  }
  return areValid;
}
