/** Lite 0.10.0 prints every request error with the row that caused it: refusals that the response reports
 * anyway, and visitors' texts. Not reported upstream: `POST /rest/v1/contact_submissions` with a row that a check
 * constraint refuses prints that row. This filter drops refusals, and reduces server errors to one line without the
 * row. Returns the function to undo it. */
export function logFilter(): () => void {
  const print = console.error;
  const quiet = (...words: unknown[]) => {
    const [first] = words;
    if (words.length !== 1 || !(first instanceof Error)) print(...words);
    else if (!isRefusal(codeOf(first))) print(`Backend: ${first.message}`);
  };
  console.error = quiet;
  return () => {
    if (console.error === quiet) console.error = print;
  };
}

function codeOf(error: Error): string {
  return "code" in error ? String(error.code) : "";
}

/** Errors of our triggers, policies, constraints or invalid values; PGRST1.. and PGRST2.. are
 * malformed requests or requests for missing objects. */
function isRefusal(code: string): boolean {
  return /^(PGRST([12]\d\d)?$|PT\d{3}$|21|22|23|42|55000$)/.test(code);
}
