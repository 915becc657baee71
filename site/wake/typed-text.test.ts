// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepTypedText } from "./typed-text.ts";

const told = vi.fn<(name: string) => void>();

beforeEach(() => {
  const page = `
    <form>
      <input name="name">
      <input name="city" value="Warsaw">
      <textarea name="message"></textarea>
      <select name="timeline"><option value="">-</option><option value="asap">Soon</option></select>
      <select name="type"><option value="a">A</option><option value="b" selected>B</option></select>
    </form>`;
  document.body.replaceChildren(
    ...new DOMParser().parseFromString(page, "text/html").body.children,
  );
  document.body.addEventListener("input", note);
});

afterEach(() => {
  document.body.removeEventListener("input", note);
  told.mockClear();
});

function note({ target }: Event) {
  told((target as HTMLInputElement).name);
}

function field(name: string) {
  return document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail(name);
}

it("types again what React has emptied, and tells React", () => {
  field("name").value = "Anna";
  field("timeline").value = "asap";
  const restore = keepTypedText();
  field("name").value = "";
  field("timeline").value = "";
  restore();
  expect(field("name").value).toBe("Anna");
  expect(field("timeline").value).toBe("asap");
  expect(told.mock.calls).toEqual([["name"], ["timeline"]]);
});

it("keeps what is typed while React is on its way, also that a field was emptied", () => {
  field("name").value = "An";
  const restore = keepTypedText();
  for (const [name, value] of [
    ["name", ""],
    ["message", "Two rooms"],
  ] as const) {
    field(name).value = value;
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  }
  told.mockClear();
  field("name").value = "Draft";
  field("message").value = "";
  restore();
  expect(field("name").value).toBe("");
  expect(field("message").value).toBe("Two rooms");
  expect(told).toHaveBeenCalledTimes(2);
});

it("types nothing twice and leaves alone what nobody touched, whatever React puts there", () => {
  field("message").value = "Two rooms";
  const restore = keepTypedText();
  field("name").value = "Draft";
  field("city").value = "Lublin";
  field("timeline").value = "asap";
  field("type").value = "a";
  restore();
  expect(told).not.toHaveBeenCalled();
  expect(["name", "city", "timeline", "type"].map((name) => field(name).value)).toEqual([
    "Draft",
    "Lublin",
    "asap",
    "a",
  ]);
});
