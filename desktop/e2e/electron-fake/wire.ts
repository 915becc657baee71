/** Values between page and main. structuredClone decides on both sides which values are allowed; JSON
 * transports them. Both functions also run in the page, so they use nothing outside themselves. */

/** JSON for a cloned value; throws for a type that no call of this app uses. */
export function encodeWire(value: unknown): unknown {
  const base64 = (bytes: Uint8Array) =>
    btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const encode = (inner: unknown): unknown => {
    if (inner === undefined) return { $: "undefined" };
    if (typeof inner === "bigint") return { $: "bigint", text: String(inner) };
    if (typeof inner === "number" && !Number.isFinite(inner)) {
      return { $: "number", text: String(inner) };
    }
    if (typeof inner !== "object" || inner === null) return inner;
    if (inner instanceof Uint8Array) return { $: "bytes", text: base64(inner) };
    if (inner instanceof ArrayBuffer) return { $: "buffer", text: base64(new Uint8Array(inner)) };
    if (inner instanceof Date) return { $: "date", text: String(inner.getTime()) };
    if (inner instanceof Map) return { $: "map", entries: [...inner].map((each) => encode(each)) };
    if (inner instanceof Set) return { $: "set", entries: [...inner].map((each) => encode(each)) };
    if (inner instanceof Error) return { $: "error", text: inner.message };
    if (Array.isArray(inner)) return inner.map((each) => encode(each));
    const pairs = Object.entries(inner).map(([key, each]) => [key, encode(each)]);
    return { $: "object", entries: pairs };
  };
  return encode(value);
}

/** Decodes the output of `encodeWire`. */
export function decodeWire(wire: unknown): unknown {
  interface Tagged {
    readonly $: string;
    readonly text: string;
    readonly entries: readonly unknown[];
  }
  const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const decode = (inner: unknown): unknown => {
    if (typeof inner !== "object" || inner === null) return inner;
    if (Array.isArray(inner)) return inner.map((each) => decode(each));
    const { $: kind, text, entries } = inner as Tagged;
    if (kind === "undefined") return undefined;
    if (kind === "bigint") return BigInt(text);
    if (kind === "number") return Number(text);
    if (kind === "bytes") return bytes(text);
    if (kind === "buffer") return bytes(text).buffer;
    if (kind === "date") return new Date(Number(text));
    if (kind === "error") return new Error(text);
    const list = entries.map((each) => (Array.isArray(each) ? each.map(decode) : decode(each)));
    if (kind === "map") return new Map(list as [unknown, unknown][]);
    if (kind === "set") return new Set(list);
    return Object.fromEntries(list as [string, unknown][]);
  };
  return decode(wire);
}
