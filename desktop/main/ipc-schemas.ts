import { appearances, commandTypes, itemKinds } from "../shared/bridge.ts";
import type {
  Appearance,
  CommandType,
  ItemLink,
  NativeNotice,
  PickRequest,
  SaveRequest,
} from "../shared/bridge.ts";
import { parseItemLink } from "./deep-links.ts";

const MAX_READ_BYTES = 64 * 1024 * 1024;
const MAX_SAVE_BYTES = 2 * 1024 * 1024 * 1024;

export function none(raw: readonly unknown[]): void {
  if (raw.length !== 0) throw new Error("Expected no argument.");
}

export function shortText(raw: readonly unknown[]): string {
  return text(raw[0], 4096);
}

export function unreadCount(raw: readonly unknown[]): number {
  const [count] = raw;
  if (typeof count !== "number" || !Number.isInteger(count) || count < 0) {
    throw new Error("Expected a count.");
  }
  return Math.min(count, 99_999);
}

export function names(raw: readonly unknown[]): readonly string[] {
  const [list] = raw;
  if (!Array.isArray(list) || list.length > 50) throw new Error("Expected a list of names.");
  return list.map((name) => text(name, 300));
}

export function sessionKey(raw: readonly unknown[]): string {
  const key = text(raw[0], 200);
  if (!/^[\w.:-]+$/.test(key)) throw new Error("Expected a session key.");
  return key;
}

export function sessionEntry(raw: readonly unknown[]): { key: string; value: string } {
  return { key: sessionKey(raw), value: text(raw[1], 65_536) };
}

export function appearance(raw: readonly unknown[]): Appearance {
  const known = appearances.find((each) => each === raw[0]);
  if (known === undefined) throw new Error(`Expected one of ${appearances.join(", ")}.`);
  return known;
}

export function commandList(raw: readonly unknown[]): readonly CommandType[] {
  const [list] = raw;
  if (!Array.isArray(list)) throw new Error("Expected a list of commands.");
  const known = commandTypes.filter((type) => list.includes(type));
  if (known.length !== list.length) throw new Error("Expected each known command once at most.");
  return known;
}

export function preference(raw: readonly unknown[]): { id: string; on: boolean } {
  const [id, on] = raw;
  if (typeof on !== "boolean") throw new Error("Expected on or off.");
  return { id: text(id, 50), on };
}

export function pickRequest(raw: readonly unknown[]): PickRequest {
  const { kind, multiple, maxBytes } = record(raw[0]);
  if (kind !== "image" && kind !== "image-or-video") throw new Error("Unknown kind of file.");
  if (typeof multiple !== "boolean") throw new Error("Expected multiple to be true or false.");
  if (typeof maxBytes !== "number" || !(maxBytes > 0) || maxBytes > MAX_READ_BYTES) {
    throw new Error("Expected a size limit.");
  }
  return { kind, multiple, maxBytes };
}

export function saveRequest(raw: readonly unknown[]): SaveRequest {
  const { name, bytes } = record(raw[0]);
  if (!(bytes instanceof Uint8Array) || bytes.byteLength > MAX_SAVE_BYTES) {
    throw new Error("Expected bytes to save.");
  }
  return { name: baseName(text(name, 200)), bytes: new Uint8Array(bytes) };
}

export function notice(raw: readonly unknown[]): NativeNotice {
  const { title, body, opens } = record(raw[0]);
  const shown = { title: text(title, 200), body: text(body, 500) };
  return opens === undefined ? shown : { ...shown, opens: itemLink(opens) };
}

function itemLink(value: unknown): ItemLink {
  const { kind, id } = record(value);
  const link = parseItemLink(`interior-admin://${String(kind)}/${String(id)}`);
  if (link === null) throw new Error(`Expected one of ${itemKinds.join(", ")} with an id.`);
  return link;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) throw new Error("Expected an object.");
  return Object.fromEntries(Object.entries(value));
}

function text(value: unknown, max: number): string {
  if (typeof value !== "string" || value.length > max) {
    throw new Error(`Expected text of at most ${String(max)} characters.`);
  }
  return value;
}

/** A file name that no system parses as a path or a device. */
function baseName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const clean = last.replace(/[\p{Cc}<>:"|?*]/gu, "").replace(/^\.+/, "");
  if (clean === "") throw new Error("Expected a file name.");
  return clean;
}
