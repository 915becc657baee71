import { codesOf, writeCodes } from "./codes.ts";
import { joined, tablesOf } from "./sfnt.ts";
import type { Tables } from "./sfnt.ts";

/** Points of a composite glyph's record; https://learn.microsoft.com/typography/opentype/spec/glyf */
const WORDS = 0x1;
const SCALE = 0x8;
const MORE = 0x20;
const SCALE_XY = 0x40;
const MATRIX = 0x80;

/**
 * A font with all glyphs of another cut of the same family, which has other letters. Parts that both have,
 * such as the a of ą, are kept once. Kerning stays that of the first.
 */
export function adoptGlyphs(font: Buffer, other: Buffer): Buffer {
  const tables = tablesOf(font);
  const others = tablesOf(other);
  const own = glyphsOf(tables);
  const added = glyphsOf(others);
  const places = placesIn(own, added);
  const fresh = added.map((_, id) => id).filter((id) => (places[id] ?? 0) >= own.length);
  const glyphs = [...own, ...fresh.map((id) => moved(added[id] ?? Buffer.alloc(0), places))];
  const metrics = [...metricsOf(tables), ...pick(metricsOf(others), fresh)];
  const codes = new Map([
    ...Array.from(codesOf(others), ([code, id]) => [code, places[id] ?? 0] as const),
    ...codesOf(tables),
  ]);
  tables.set("glyf", Buffer.concat(glyphs)).set("loca", offsetsOf(glyphs));
  tables.set("hmtx", Buffer.concat(metrics)).set("cmap", writeCodes(codes));
  tables.set("head", withNumber(tables, "head", 50, 1));
  tables.set("hhea", withNumber(tables, "hhea", 34, glyphs.length));
  tables.set("maxp", withNumber(tables, "maxp", 4, glyphs.length));
  if (tables.has("gvar")) {
    tables.set("gvar", withVariations(table(tables, "gvar"), table(others, "gvar"), fresh));
    // Widths by weight are in gvar as well; this table lists them by glyph for quicker access.
    tables.delete("HVAR");
  }
  return joined(font.readUInt32BE(0), tables);
}

/** Where each glyph of the other font is to be found: at an equal one, or behind all of the first. */
function placesIn(own: readonly Buffer[], added: readonly Buffer[]): number[] {
  const known = new Map(own.map((glyph, id) => [glyph.toString("latin1"), id]));
  let next = own.length;
  return added.map((glyph, id) => {
    if (id === 0) return 0;
    const same = isComposite(glyph) || glyph.length === 0 ? undefined : known.get(text(glyph));
    return same ?? next++;
  });
}

function text(glyph: Buffer): string {
  return glyph.toString("latin1");
}

function isComposite(glyph: Buffer): boolean {
  return glyph.length > 0 && glyph.readInt16BE(0) < 0;
}

/** The glyph with its parts where they are now. */
function moved(glyph: Buffer, places: readonly number[]): Buffer {
  const copy = Buffer.from(glyph);
  if (!isComposite(copy)) return copy;
  for (let at = 10, flags = MORE; (flags & MORE) !== 0;) {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(places[copy.readUInt16BE(at + 2)] ?? 0, at + 2);
    at += 4 + ((flags & WORDS) === 0 ? 2 : 4);
    if ((flags & SCALE) !== 0) at += 2;
    else if ((flags & SCALE_XY) !== 0) at += 4;
    else if ((flags & MATRIX) !== 0) at += 8;
  }
  return copy;
}

function glyphsOf(tables: Tables): Buffer[] {
  const loca = table(tables, "loca");
  const isLong = table(tables, "head").readInt16BE(50) === 1;
  const offset = (id: number) =>
    isLong ? loca.readUInt32BE(4 * id) : 2 * loca.readUInt16BE(2 * id);
  const glyf = table(tables, "glyf");
  return ids(tables).map((id) => glyf.subarray(offset(id), offset(id + 1)));
}

function offsetsOf(parts: readonly Buffer[]): Buffer {
  const offsets = Buffer.alloc(4 * (parts.length + 1));
  let end = 0;
  for (const [index, part] of parts.entries()) {
    end += part.length;
    offsets.writeUInt32BE(end, 4 * (index + 1));
  }
  return offsets;
}

/** Width and left bearing of every glyph; the last width holds for all that have none of their own. */
function metricsOf(tables: Tables): Buffer[] {
  const hmtx = table(tables, "hmtx");
  const widths = table(tables, "hhea").readUInt16BE(34);
  return ids(tables).map((id) => {
    if (id < widths) return hmtx.subarray(4 * id, 4 * id + 4);
    const bearing = 4 * widths + 2 * (id - widths);
    return Buffer.concat([
      hmtx.subarray(4 * widths - 4, 4 * widths - 2),
      hmtx.subarray(bearing, bearing + 2),
    ]);
  });
}

/** https://learn.microsoft.com/typography/opentype/spec/gvar, with long offsets. */
function withVariations(gvar: Buffer, other: Buffer, fresh: readonly number[]): Buffer {
  if (!sharedOf(gvar).equals(sharedOf(other))) throw new Error("The fonts vary in other steps.");
  const parts = [...variationsOf(gvar), ...pick(variationsOf(other), fresh)];
  const header = Buffer.from(gvar.subarray(0, 20));
  const offsets = offsetsOf(parts);
  const shared = sharedOf(gvar);
  header.writeUInt32BE(header.length + offsets.length, 8);
  header.writeUInt16BE(parts.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(header.length + offsets.length + shared.length, 16);
  return Buffer.concat([header, offsets, shared, ...parts]);
}

function sharedOf(gvar: Buffer): Buffer {
  const start = gvar.readUInt32BE(8);
  return gvar.subarray(start, start + 2 * gvar.readUInt16BE(4) * gvar.readUInt16BE(6));
}

function variationsOf(gvar: Buffer): Buffer[] {
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const data = gvar.readUInt32BE(16);
  const offset = (id: number) =>
    data + (isLong ? gvar.readUInt32BE(20 + 4 * id) : 2 * gvar.readUInt16BE(20 + 2 * id));
  return Array.from({ length: gvar.readUInt16BE(12) }, (_, id) =>
    gvar.subarray(offset(id), offset(id + 1)),
  );
}

function pick(parts: readonly Buffer[], chosen: readonly number[]): Buffer[] {
  return chosen.map((id) => parts[id] ?? Buffer.alloc(0));
}

function ids(tables: Tables): number[] {
  return Array.from({ length: table(tables, "maxp").readUInt16BE(4) }, (_, id) => id);
}

function withNumber(tables: Tables, name: string, at: number, value: number): Buffer {
  const copy = Buffer.from(table(tables, name));
  copy.writeUInt16BE(value, at);
  return copy;
}

function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name);
  if (found === undefined) throw new Error(`The font has no table ${name}.`);
  return found;
}
