import * as v from "valibot";
import { appearances, commandTypes } from "../shared/bridge.ts";
import type { NativeNotice, SaveRequest } from "../shared/bridge.ts";
import { itemLink } from "./deep-links.ts";
import type { ParseArguments } from "./ipc.ts";

const MAX_READ_BYTES = 64 * 1024 * 1024;
const MAX_SAVE_BYTES = 2 * 1024 * 1024 * 1024;
const MAX_UNREAD = 99_999;

/** Parses arguments by their schema; the error carries the message of the first invalid one. */
function parseBy<Arguments>(
  schema: v.GenericSchema<unknown, Arguments>,
): ParseArguments<Arguments> {
  return (raw) => v.parse(schema, raw, { abortEarly: true });
}

/** Parses the first argument of a call and ignores further ones. */
function parseOne<Argument>(schema: v.GenericSchema<unknown, Argument>) {
  return parseBy(
    v.pipe(
      v.tuple([schema]),
      v.transform(([argument]) => argument),
    ),
  );
}

function text(max: number) {
  const message = `Expected text of at most ${String(max)} characters.`;
  return v.pipe(v.string(message), v.maxLength(max, message));
}

const key = v.pipe(text(200), v.regex(/^[\w.:-]+$/, "Expected a session key."));

/** A file name that no system parses as a path or a device. */
const baseName = v.pipe(
  text(200),
  v.transform((name) => name.split(/[/\\]/).at(-1) ?? ""),
  v.transform((last) => last.replace(/[\p{Cc}<>:"|?*]/gu, "").replace(/^\.+/, "")),
  v.nonEmpty("Expected a file name."),
);

const count = v.pipe(
  v.number("Expected a count."),
  v.integer("Expected a count."),
  v.minValue(0, "Expected a count."),
  v.transform((unread) => Math.min(unread, MAX_UNREAD)),
);

const commands = v.pipe(
  v.array(v.picklist(commandTypes, "Expected known commands."), "Expected a list of commands."),
  v.check(
    (list) => new Set(list).size === list.length,
    "Expected each known command once at most.",
  ),
);

const pickedFiles = v.object(
  {
    kind: v.picklist(["image", "image-or-video"], "Unknown kind of file."),
    multiple: v.boolean("Expected multiple to be true or false."),
    maxBytes: v.pipe(
      v.number("Expected a size limit."),
      v.gtValue(0, "Expected a size limit."),
      v.maxValue(MAX_READ_BYTES, "Expected a size limit."),
    ),
  },
  "Expected an object.",
);

const savedFile = v.object(
  {
    name: baseName,
    bytes: v.pipe(
      v.instance(Uint8Array, "Expected bytes to save."),
      v.check((bytes) => bytes.byteLength <= MAX_SAVE_BYTES, "Expected bytes to save."),
      v.transform((bytes) => new Uint8Array(bytes)),
    ),
  },
  "Expected an object.",
);

const nativeNotice = v.pipe(
  v.object(
    { title: text(200), body: text(500), opens: v.optional(itemLink) },
    "Expected an object.",
  ),
  v.transform(({ opens, ...shown }) => (opens === undefined ? shown : { ...shown, opens })),
);

/** No argument. */
export const none = parseBy(v.strictTuple([], "Expected no argument."));
/** One text of at most 4,096 characters. */
export const shortText = parseOne(text(4096));
/** A number of inquiries; above 99,999 it is taken as 99,999. */
export const unreadCount = parseOne(count);
const names = v.pipe(
  v.array(text(300), "Expected a list of names."),
  v.maxLength(50, "Expected a list of names."),
);
/** At most 50 names of forms and of lists, 300 characters each. */
export const unsavedWork = parseOne(
  v.strictObject({ texts: names, actions: names }, "Expected an object."),
);
/** A key of the session storage. */
export const sessionKey = parseOne(key);
/** Key and value of the session storage, two arguments; the value has at most 65,536 characters. */
export const sessionEntry = parseBy(
  v.pipe(
    v.tuple([key, text(65_536)]),
    v.transform(([name, value]) => ({ key: name, value })),
  ),
);
/** A colour theme. */
export const appearance = parseOne(
  v.picklist(appearances, `Expected one of ${appearances.join(", ")}.`),
);
/** The commands that the menu offers, each once. */
export const commandList = parseOne(commands);
/** The id of a preference and whether it is on, two arguments. */
export const preference = parseBy(
  v.pipe(
    v.tuple([text(50), v.boolean("Expected on or off.")]),
    v.transform(([id, on]) => ({ id, on })),
  ),
);
/** Which files the open dialog offers; `maxBytes` is at most 64 MiB. */
export const pickRequest = parseOne(pickedFiles);
/** A file to save, at most 2 GiB; its name loses folders and characters that some system refuses. */
export const saveRequest: ParseArguments<SaveRequest> = parseOne(savedFile);
/** A system notification, with the row that a click opens. */
export const notice: ParseArguments<NativeNotice> = parseOne(nativeNotice);
