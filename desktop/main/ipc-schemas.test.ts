import { describe, expect, it } from "vitest";
import * as parse from "./ipc-schemas.ts";

const id = "0b5a3a52-9f0a-4c39-8a9b-2f6a3b8f1a11";

describe("arguments of the bridge", () => {
  it("accept the calls of the dashboard", () => {
    expect(parse.pickRequest([{ kind: "image", multiple: true, maxBytes: 10 }])).toEqual({
      kind: "image",
      multiple: true,
      maxBytes: 10,
    });
    expect(
      parse.notice([{ title: "New inquiry", body: "Anna", opens: { kind: "inquiries", id } }]),
    ).toEqual({
      title: "New inquiry",
      body: "Anna",
      opens: { kind: "inquiries", id },
    });
    const work = { texts: ["Post A"], actions: ["Blog Posts"] };
    expect(parse.unsavedWork([work])).toEqual(work);
    expect(parse.sessionEntry(["sb-auth", "{}"])).toEqual({ key: "sb-auth", value: "{}" });
  });

  it("reduce a file name to its base name", () => {
    const bytes = new Uint8Array([1]);
    expect(parse.saveRequest([{ name: "../../etc/in<q>uiries.csv", bytes }]).name).toBe(
      "inquiries.csv",
    );
    expect(() => parse.saveRequest([{ name: "..", bytes }])).toThrow("file name");
  });

  it.each<[string, () => unknown]>([
    [
      "an unknown kind of file",
      () => parse.pickRequest([{ kind: "any", multiple: false, maxBytes: 1 }]),
    ],
    [
      "a limit without end",
      () => parse.pickRequest([{ kind: "image", multiple: false, maxBytes: Infinity }]),
    ],
    ["no object", () => parse.pickRequest([null])],
    ["text for bytes", () => parse.saveRequest([{ name: "a", bytes: "abc" }])],
    ["a negative count", () => parse.unreadCount([-1])],
    ["a fraction of an inquiry", () => parse.unreadCount([0.5])],
    ["a key with a path", () => parse.sessionKey(["../x"])],
    [
      "a link to something else",
      () => parse.notice([{ title: "", body: "", opens: { kind: "staff", id } }]),
    ],
    ["a command that does not exist", () => parse.commandList([["format-disk"]])],
    ["a command twice", () => parse.commandList([["save", "save"]])],
    ["half a switch", () => parse.preference(["close-to-tray", "yes"])],
    ["a colour of its own", () => parse.appearance(["pink"])],
    [
      "too many names",
      () => parse.unsavedWork([{ texts: Array.from({ length: 51 }, () => "x"), actions: [] }]),
    ],
    [
      "an unexpected argument",
      () => {
        parse.none([1]);
      },
    ],
  ])("refuses %s", (_name, call) => {
    expect(call).toThrow();
  });
});
