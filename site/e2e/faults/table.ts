/** What can go wrong between the screen and the database, in the order of SECURITY.md. */
export const FAULTS = [
  "backend down",
  "offline",
  "401",
  "session ended",
  "403",
  "zero rows",
  "404",
  "409",
  "413",
  "415",
  "429",
  "5xx",
  "30 s latency",
  "upload cut",
  "lost answer",
  "storage full",
  "storage denied",
] as const;
export type Fault = (typeof FAULTS)[number];

export const FLOWS = [
  "inquiry",
  "post create",
  "draft create",
  "post edit",
  "project create",
  "delete",
  "sign-in",
] as const;
export type FlowName = (typeof FLOWS)[number];

/** The way out that the message offers, once the fault is over. */
export type WayOut = "again" | "sign in, then again" | "keep mine" | "see that it is gone";

/** What a fault does to a piece of work. Text is kept in every cell, and nothing looks like success that
 * is none: both are checked always, and so is that the way out ends in exactly one row. */
export type Cell =
  | {
      readonly ends: "told";
      /** What the person reads. */
      readonly says: string;
      /** The server did it although the screen cannot know. */
      readonly stored: boolean;
      readonly then: WayOut;
    }
  /** A draft waits on the device and is sent by itself. */
  | { readonly ends: "waits"; readonly stored: boolean }
  /** It succeeds all the same; what could not be had is said, and what cannot be kept already while
   * somebody types. */
  | { readonly ends: "done"; readonly says: string | null; readonly warns: string | null }
  | { readonly ends: "cannot happen"; readonly because: string };

const UNREACHABLE = "The server cannot be reached. Check your connection and try again.";
const SLOW = "The server took too long to answer. Check your connection and try again.";
const BROKEN = "The server has a problem at the moment. Please try again in a few minutes.";
/** CT15, NB22, CP13: the server refused and gave no message that a person can read. */
const NO_WORDS = {
  inquiry: "Please try again later.",
  post: "Failed to publish blog post. Please try again.",
  project: "Failed to create project. Please try again.",
} as const;
const ENDED = "Your session has ended. Sign in again to continue.";
const FORBIDDEN = "You do not have permission to do this. Sign in with a staff account.";
const MANY = "Too many requests in a short time. Wait a few minutes and try again.";
const NOT_LATER = "Publish it when the network is back. Drafts are sent by themselves.";
const NO_COPY = "This device cannot keep a copy: save before you leave.";
const TOO_LARGE = "This is too large for the server. Make it smaller and try again.";
const WRONG_TYPE = "This type of file is not supported. Choose another file.";
const CHOICE_GONE = "What was chosen here no longer exists. Choose another one.";

const told = (says: string, then: WayOut = "again"): Cell => ({
  ends: "told",
  says,
  stored: false,
  then,
});
const toldLate = (says: string): Cell => ({ ends: "told", says, stored: true, then: "again" });
const done = (says: string | null = null): Cell => ({ ends: "done", says, warns: null });
const warned = (warns: string): Cell => ({ ends: "done", says: null, warns });
const never = (because: string): Cell => ({ ends: "cannot happen", because });

const NO_FILE = never("no file is sent");
const RETURNED = never("who may make a row may see it");

type Column = Readonly<Record<Fault, Cell>>;

const inquiry: Column = {
  "backend down": told(UNREACHABLE),
  offline: told(UNREACHABLE),
  "401": told(BROKEN),
  "session ended": never("visitors have no session"),
  "403": told(BROKEN),
  "zero rows": never("nothing is asked back: visitors may read no inquiry"),
  "404": told(NO_WORDS.inquiry),
  "409": never("a repeated inquiry is stored once and reported as sent"),
  "413": told(TOO_LARGE),
  "415": NO_FILE,
  "429": told("Too many messages in a short time. Please try again later or call us."),
  "5xx": told(NO_WORDS.inquiry),
  "30 s latency": toldLate(SLOW),
  "upload cut": NO_FILE,
  "lost answer": toldLate(UNREACHABLE),
  "storage full": done(),
  "storage denied": done(),
};

const postCreate: Column = {
  "backend down": told(`${UNREACHABLE} ${NOT_LATER}`),
  offline: told(`${UNREACHABLE} ${NOT_LATER}`),
  "401": told(ENDED, "sign in, then again"),
  "session ended": told(ENDED, "sign in, then again"),
  "403": told(FORBIDDEN),
  "zero rows": RETURNED,
  "404": told(NO_WORDS.post),
  "409": told(CHOICE_GONE),
  "413": done(`Upload failed: ${TOO_LARGE}`),
  "415": done(`Upload failed: ${WRONG_TYPE}`),
  "429": told(MANY),
  "5xx": told(NO_WORDS.post),
  "30 s latency": toldLate(`${SLOW} ${NOT_LATER}`),
  "upload cut": done(`Upload failed: ${UNREACHABLE}`),
  "lost answer": toldLate(`${UNREACHABLE} ${NOT_LATER}`),
  "storage full": warned(NO_COPY),
  "storage denied": warned(NO_COPY),
};

const draftCreate: Column = {
  ...postCreate,
  "backend down": { ends: "waits", stored: false },
  offline: { ends: "waits", stored: false },
  "30 s latency": { ends: "waits", stored: true },
  "lost answer": { ends: "waits", stored: true },
};

const postEdit: Column = {
  ...postCreate,
  "zero rows": told(FORBIDDEN),
  "404": told("This post was deleted meanwhile. Your text is here: save it as a new post."),
  "409": told("Another version was saved", "keep mine"),
};

const projectCreate: Column = {
  "backend down": told(UNREACHABLE),
  offline: told(UNREACHABLE),
  "401": told(ENDED, "sign in, then again"),
  "session ended": told(ENDED, "sign in, then again"),
  "403": told(FORBIDDEN),
  "zero rows": RETURNED,
  "404": told(NO_WORDS.project),
  "409": told(CHOICE_GONE),
  "413": told(`Upload failed: ${TOO_LARGE}`),
  "415": told(`Upload failed: ${WRONG_TYPE}`),
  "429": told(MANY),
  "5xx": told(NO_WORDS.project),
  "30 s latency": toldLate(SLOW),
  "upload cut": told(`Upload failed: ${UNREACHABLE}`),
  "lost answer": toldLate(UNREACHABLE),
  "storage full": warned(NO_COPY),
  "storage denied": warned(NO_COPY),
};

const trash: Column = {
  "backend down": told(UNREACHABLE),
  offline: told(UNREACHABLE),
  "401": told(ENDED, "sign in, then again"),
  "session ended": told(ENDED, "sign in, then again"),
  "403": told(FORBIDDEN),
  "zero rows": told(FORBIDDEN),
  "404": told("This no longer exists.", "see that it is gone"),
  "409": never("a row goes to the trash in whatever version, and comes back in it"),
  "413": NO_FILE,
  "415": NO_FILE,
  "429": told(MANY),
  "5xx": told(BROKEN),
  "30 s latency": { ends: "told", says: SLOW, stored: true, then: "see that it is gone" },
  "upload cut": NO_FILE,
  "lost answer": { ends: "told", says: UNREACHABLE, stored: true, then: "see that it is gone" },
  "storage full": done(),
  "storage denied": done(),
};

const signIn: Column = {
  "backend down": told("No connection to the server. Your email is kept; try again."),
  offline: told("No connection to the server. Your email is kept; try again."),
  "401": told(BROKEN),
  "session ended": never("there is none yet"),
  "403": told("This account is not a member of the studio’s staff."),
  "zero rows": told("This account is not a member of the studio’s staff."),
  "404": told("No connection to the server. Your email is kept; try again."),
  "409": never("nothing is changed"),
  "413": NO_FILE,
  "415": NO_FILE,
  "429": told("Too many tries. Wait a few minutes before the next one."),
  "5xx": told(BROKEN),
  "30 s latency": told("No connection to the server. Your email is kept; try again."),
  "upload cut": NO_FILE,
  "lost answer": told("No connection to the server. Your email is kept; try again."),
  "storage full": done(),
  "storage denied": done(),
};

/** Bar 8: every fault in every piece of work. */
export const TABLE: Readonly<Record<FlowName, Column>> = {
  inquiry,
  "post create": postCreate,
  "draft create": draftCreate,
  "post edit": postEdit,
  "project create": projectCreate,
  delete: trash,
  "sign-in": signIn,
};
