/** Lite prints every error of a request with the row that caused it: refusals that the caller is told
 * anyway, and what visitors wrote. Here a refusal prints nothing, and a real fault one line without the
 * row. Returns how to undo it. */
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

/** Raised by our rules, by policies, by constraints or by values that do not fit; PGRST1.. and PGRST2..
 * are requests that make no sense, or ask for what is not there. */
function isRefusal(code: string): boolean {
  return /^(PGRST([12]\d\d)?$|PT\d{3}$|21|22|23|42|55000$)/.test(code);
}
