// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preserveInput } from "./preserve-input.ts";

const onInput = vi.fn<(name: string) => void>();

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
  onInput.mockClear();
});

function note({ target }: Event) {
  onInput((target as HTMLInputElement).name);
}

function field(name: string) {
  return document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail(name);
}

it("restores fields that hydration has emptied and dispatches input events", () => {
  field("name").value = "Anna";
  field("timeline").value = "asap";
  const restore = preserveInput();
  field("name").value = "";
  field("timeline").value = "";
  restore();
  expect(field("name").value).toBe("Anna");
  expect(field("timeline").value).toBe("asap");
  expect(onInput.mock.calls).toEqual([["name"], ["timeline"]]);
});

it("restores text typed during hydration, and a field the visitor emptied", () => {
  field("name").value = "An";
  const restore = preserveInput();
  for (const [name, value] of [
    ["name", ""],
    ["message", "Two rooms"],
  ] as const) {
    field(name).value = value;
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  }
  onInput.mockClear();
  field("name").value = "Draft";
  field("message").value = "";
  restore();
  expect(field("name").value).toBe("");
  expect(field("message").value).toBe("Two rooms");
  expect(onInput).toHaveBeenCalledTimes(2);
});

it("leaves unchanged fields and fields without input alone, whatever value hydration sets", () => {
  field("message").value = "Two rooms";
  const restore = preserveInput();
  field("name").value = "Draft";
  field("city").value = "Lublin";
  field("timeline").value = "asap";
  field("type").value = "a";
  restore();
  expect(onInput).not.toHaveBeenCalled();
  expect(["name", "city", "timeline", "type"].map((name) => field(name).value)).toEqual([
    "Draft",
    "Lublin",
    "asap",
    "a",
  ]);
});
