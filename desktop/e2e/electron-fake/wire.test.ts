import { expect, it } from "vitest";
import { decodeWire, encodeWire } from "./wire.ts";

it("encodes values of structured clone as JSON", () => {
  const value = {
    bytes: new Uint8Array([0, 255]),
    absent: undefined,
    when: new Date("2026-01-02T12:00:00Z"),
    names: new Set(["a"]),
    map: new Map([["key", [1, Number.NaN, null]]]),
    large: 12n,
    list: [undefined, { deep: true }],
  };
  const text = JSON.stringify(encodeWire(structuredClone(value)));
  expect(decodeWire(JSON.parse(text))).toEqual(value);
});
