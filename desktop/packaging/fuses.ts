/** Marker of the fuses in Electron's binary (@electron/fuses), followed by version, count and one
 * state each. */
export const FUSE_WIRE = Buffer.concat([
  Buffer.from("dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX"),
  Buffer.from([1, 9]),
  Buffer.from("1".repeat(9)),
]);
