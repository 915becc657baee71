/** An error whose message is a sentence for users. */
export class UserFacingError extends Error {
  override readonly name = "UserFacingError";
}

const SENTENCES: Readonly<Record<string, string>> = {
  EACCES: "The system does not allow this app to use that file or folder.",
  EBUSY: "Another program uses that file. Close it there and try again.",
  EISDIR: "That is a folder, not a file.",
  EMFILE: "Too many files are open. Close some programs and try again.",
  ENOENT: "That file or folder no longer exists.",
  ENOSPC: "The disk is full. Make room and try again.",
  EPERM: "The system does not allow this app to use that file or folder.",
  EROFS: "That disk cannot be written to. Choose another folder.",
};

const UNKNOWN = "This did not work. Help → Show Log File says why.";

/** The message of an error for the page: one sentence, without paths or code. */
export function plainSentence(error: unknown): string {
  if (error instanceof UserFacingError) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return (typeof code === "string" ? SENTENCES[code] : undefined) ?? UNKNOWN;
}
