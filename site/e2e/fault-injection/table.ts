/** Faults between the browser and the database, in the order of SECURITY.md. */
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
  "lost response",
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

/** The recovery that the message offers when the fault is over. */
type Recovery = "retry" | "sign in and retry" | "keep mine" | "row is gone";

/** Expected result of a fault in a flow. Every cell also checks that the text is preserved, that no false
 * success is shown, and that the recovery results in exactly one row. */
export type Cell =
  | {
      readonly ends: "reported";
      /** The visible message. */
      readonly message: string;
      /** Whether the server has stored the row although the client got no response. */
      readonly stored: boolean;
      readonly then: Recovery;
    }
  /** The draft is added to the outbox and sent automatically. */
  | { readonly ends: "in outbox"; readonly stored: boolean }
  /** The flow succeeds. `says`: message about the part that failed; `warns`: message while typing. */
  | { readonly ends: "succeeded"; readonly says: string | null; readonly warns: string | null }
  | { readonly ends: "cannot happen"; readonly because: string };

const UNREACHABLE = "The server cannot be reached. Check your connection and try again.";
const SLOW = "The server took too long to answer. Check your connection and try again.";
const BROKEN = "The server has a problem at the moment. Please try again in a few minutes.";
/** Messages that the server gives with a refusal. */
export const SERVER_SAYS = {
  "413": "The object exceeded the maximum size",
  "429": "Slow down.",
} as const;
/** CT15, NB22, CP13: a message of the server is shown; these are the literals without one. */
const GENERIC = {
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
const CATEGORY_GONE = "This category was deleted meanwhile. Choose another one or none.";

const reported = (message: string, then: Recovery = "retry"): Cell => ({
  ends: "reported",
  message,
  stored: false,
  then,
});
const reportedAfterStoring = (message: string): Cell => ({
  ends: "reported",
  message,
  stored: true,
  then: "retry",
});
const succeeded = (says: string | null = null): Cell => ({ ends: "succeeded", says, warns: null });
const warned = (warns: string): Cell => ({ ends: "succeeded", says: null, warns });
const impossible = (because: string): Cell => ({ ends: "cannot happen", because });

const NO_FILE = impossible("no file is sent");
const ROW_IS_READABLE = impossible("members may read the rows that they create");

type Column = Readonly<Record<Fault, Cell>>;

const inquiry: Column = {
  "backend down": reported(UNREACHABLE),
  offline: reported(UNREACHABLE),
  "401": reported(BROKEN),
  "session ended": impossible("visitors have no session"),
  "403": reported(BROKEN),
  "zero rows": impossible("no row is returned: visitors cannot read inquiries"),
  "404": reported(GENERIC.inquiry),
  "409": impossible("a repeated inquiry is stored once and reported as sent"),
  "413": reported(SERVER_SAYS["413"]),
  "415": NO_FILE,
  "429": reported("Too many messages in a short time. Please try again later or call us."),
  "5xx": reported(GENERIC.inquiry),
  "30 s latency": reportedAfterStoring(SLOW),
  "upload cut": NO_FILE,
  "lost response": reportedAfterStoring(UNREACHABLE),
  "storage full": succeeded(),
  "storage denied": succeeded(),
};

const postCreate: Column = {
  "backend down": reported(`${UNREACHABLE} ${NOT_LATER}`),
  offline: reported(`${UNREACHABLE} ${NOT_LATER}`),
  "401": reported(ENDED, "sign in and retry"),
  "session ended": reported(ENDED, "sign in and retry"),
  "403": reported(FORBIDDEN),
  "zero rows": ROW_IS_READABLE,
  "404": reported(GENERIC.post),
  "409": reported(CATEGORY_GONE),
  "413": succeeded(`Upload failed: ${TOO_LARGE}`),
  "415": succeeded(`Upload failed: ${WRONG_TYPE}`),
  "429": reported(SERVER_SAYS["429"]),
  "5xx": reported(GENERIC.post),
  "30 s latency": reportedAfterStoring(`${SLOW} ${NOT_LATER}`),
  "upload cut": succeeded(`Upload failed: ${UNREACHABLE}`),
  "lost response": reportedAfterStoring(`${UNREACHABLE} ${NOT_LATER}`),
  "storage full": warned(NO_COPY),
  "storage denied": warned(NO_COPY),
};

const draftCreate: Column = {
  ...postCreate,
  "backend down": { ends: "in outbox", stored: false },
  offline: { ends: "in outbox", stored: false },
  "30 s latency": { ends: "in outbox", stored: true },
  "lost response": { ends: "in outbox", stored: true },
};

const postEdit: Column = {
  ...postCreate,
  "zero rows": reported(FORBIDDEN),
  "404": reported("This post was deleted meanwhile. Your text is here: save it as a new post."),
  "409": reported("Another version was saved", "keep mine"),
};

const projectCreate: Column = {
  "backend down": reported(UNREACHABLE),
  offline: reported(UNREACHABLE),
  "401": reported(ENDED, "sign in and retry"),
  "session ended": reported(ENDED, "sign in and retry"),
  "403": reported(FORBIDDEN),
  "zero rows": ROW_IS_READABLE,
  "404": reported(GENERIC.project),
  "409": reported(CATEGORY_GONE),
  "413": reported(`Upload failed: ${TOO_LARGE}`),
  "415": reported(`Upload failed: ${WRONG_TYPE}`),
  "429": reported(SERVER_SAYS["429"]),
  "5xx": reported(GENERIC.project),
  "30 s latency": reportedAfterStoring(SLOW),
  "upload cut": reported(`Upload failed: ${UNREACHABLE}`),
  "lost response": reportedAfterStoring(UNREACHABLE),
  "storage full": warned(NO_COPY),
  "storage denied": warned(NO_COPY),
};

const trash: Column = {
  "backend down": reported(UNREACHABLE),
  offline: reported(UNREACHABLE),
  "401": reported(ENDED, "sign in and retry"),
  "session ended": reported(ENDED, "sign in and retry"),
  "403": reported(FORBIDDEN),
  "zero rows": reported(FORBIDDEN),
  "404": reported("This no longer exists.", "row is gone"),
  "409": impossible("moving to the trash does not check the version"),
  "413": NO_FILE,
  "415": NO_FILE,
  "429": reported(MANY),
  "5xx": reported(BROKEN),
  "30 s latency": { ends: "reported", message: SLOW, stored: true, then: "row is gone" },
  "upload cut": NO_FILE,
  "lost response": { ends: "reported", message: UNREACHABLE, stored: true, then: "row is gone" },
  "storage full": succeeded(),
  "storage denied": succeeded(),
};

const signIn: Column = {
  "backend down": reported("No connection to the server. Your email is kept; try again."),
  offline: reported("No connection to the server. Your email is kept; try again."),
  "401": reported(BROKEN),
  "session ended": impossible("there is no session yet"),
  "403": reported("This account is not a member of the studio’s staff."),
  "zero rows": reported("This account is not a member of the studio’s staff."),
  "404": reported("No connection to the server. Your email is kept; try again."),
  "409": impossible("nothing is changed"),
  "413": NO_FILE,
  "415": NO_FILE,
  "429": reported("Too many tries. Wait a few minutes before the next one."),
  "5xx": reported(BROKEN),
  "30 s latency": reported("No connection to the server. Your email is kept; try again."),
  "upload cut": NO_FILE,
  "lost response": reported("No connection to the server. Your email is kept; try again."),
  "storage full": succeeded(),
  "storage denied": succeeded(),
};

/** Promise 8 of SECURITY.md: every fault in every task. */
export const TABLE: Readonly<Record<FlowName, Column>> = {
  inquiry,
  "post create": postCreate,
  "draft create": draftCreate,
  "post edit": postEdit,
  "project create": projectCreate,
  delete: trash,
  "sign-in": signIn,
};
