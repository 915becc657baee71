const HEADER = 12;
const RECORD = 16;

export type Tables = Map<string, Buffer>;

/** A font (as TTF) with one of its tables taken from another cut of it, which has the same glyphs. */
export function withTableOf(font: Buffer, table: string, other: Buffer): Buffer {
  const taken = tablesOf(other).get(table);
  if (taken === undefined) throw new Error(`The other font has no table ${table}.`);
  return joined(font.readUInt32BE(0), tablesOf(font).set(table, taken));
}

export function tablesOf(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, at) => HEADER + RECORD * at);
  return new Map(
    records.map((at) => {
      const start = font.readUInt32BE(at + 8);
      const name = font.toString("latin1", at, at + 4);
      return [name, font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
}

/** https://learn.microsoft.com/typography/opentype/spec/otff */
export function joined(version: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const entries = [...tables].sort(([one], [two]) => (one < two ? -1 : 1));
  const directory = Buffer.alloc(HEADER + RECORD * entries.length);
  const power = Math.floor(Math.log2(entries.length));
  directory.writeUInt32BE(version, 0);
  directory.writeUInt16BE(entries.length, 4);
  directory.writeUInt16BE(RECORD * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(RECORD * (entries.length - 2 ** power), 10);
  const parts = [directory];
  let offset = directory.length;
  for (const [index, [name, table]] of entries.entries()) {
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    const at = HEADER + RECORD * index;
    directory.write(name, at, "latin1");
    directory.writeUInt32BE(checksum(padded), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    offset += padded.length;
    parts.push(padded);
  }
  return Buffer.concat(parts);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
