import type { Tables } from "./sfnt.ts";

/** Characters and their glyphs, by format 4: https://learn.microsoft.com/typography/opentype/spec/cmap */
type Codes = ReadonlyMap<number, number>;

const HEADER = 14;
const LAST = 0xffff;

export function codesOf(tables: Tables): Codes {
  const cmap = tables.get("cmap");
  if (cmap === undefined) throw new Error("The font has no characters.");
  const table = cmap.subarray(cmap.readUInt32BE(8));
  if (table.readUInt16BE(0) !== 4) throw new Error("The font lists its characters otherwise.");
  const twice = table.readUInt16BE(6);
  const codes = new Map<number, number>();
  for (let segment = 0; segment < twice; segment += 2) {
    const end = HEADER + segment;
    const [start, delta, offset] = [end + twice + 2, end + 2 * twice + 2, end + 3 * twice + 2];
    const step = table.readUInt16BE(offset);
    for (let code = table.readUInt16BE(start); code <= table.readUInt16BE(end); code += 1) {
      if (code === LAST) break;
      const listed = offset + step + 2 * (code - table.readUInt16BE(start));
      const id = step === 0 ? code : table.readUInt16BE(listed);
      if (id !== 0) codes.set(code, (id + table.readUInt16BE(delta)) % 0x10000);
    }
  }
  return codes;
}

/** One segment for each run of characters whose glyphs follow each other as well. */
export function writeCodes(codes: Codes): Buffer {
  const segments: { start: number; end: number; delta: number }[] = [];
  for (const [code, id] of [...codes].sort(([one], [two]) => one - two)) {
    const last = segments.at(-1);
    const delta = (id - code + 0x10000) % 0x10000;
    if (last?.end === code - 1 && last.delta === delta) last.end = code;
    else segments.push({ start: code, end: code, delta });
  }
  segments.push({ start: LAST, end: LAST, delta: 1 });
  const count = segments.length;
  const power = Math.floor(Math.log2(count));
  const numbers = [
    ...[4, 16 + 8 * count, 0, 2 * count, 2 * 2 ** power, power, 2 * (count - 2 ** power)],
    ...segments.map(({ end }) => end),
    0,
    ...segments.map(({ start }) => start),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ];
  const subtable = Buffer.alloc(2 * numbers.length);
  for (const [index, number] of numbers.entries()) subtable.writeUInt16BE(number, 2 * index);
  // One table for both platforms that browsers look for.
  return Buffer.concat([Buffer.from("0000000200000003000000140003000100000014", "hex"), subtable]);
}
