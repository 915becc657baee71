// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { storeDraftOnPageHide } from "./draft-storage.ts";
import { getItem } from "./session-storage.ts";

storeDraftOnPageHide("draft");

beforeEach(() => {
  sessionStorage.clear();
  const page = `
    <form><input name="q" value="lamp"></form>
    <div data-island>
      <form><input name="name"><textarea name="message"></textarea><p data-unsent></p></form>
    </div>`;
  document.body.replaceChildren(
    ...new DOMParser().parseFromString(page, "text/html").body.children,
  );
});

function fillIn(name: string, value: string) {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (field === null) expect.fail(name);
  field.value = value;
}

const leave = () => window.dispatchEvent(new Event("pagehide"));

it("stores the form's fields when the visitor leaves, merged into the stored draft", () => {
  sessionStorage.setItem("draft", '{"name":"Anna","timeline":"asap"}');
  fillIn("message", "Two rooms");
  leave();
  expect(getItem("draft")).toMatchObject({ name: "Anna", timeline: "asap", message: "Two rooms" });
});

it("CT12 stores the time of the first keystroke, also over a second reload", () => {
  document.documentElement.dataset["typed"] = "1000";
  fillIn("message", "Two rooms");
  leave();
  expect(getItem("draft")).toMatchObject({ startedAt: 1000 });
  document.documentElement.dataset["typed"] = "2000";
  leave();
  expect(getItem("draft")).toMatchObject({ startedAt: 1000 });
});

it("stores no draft of an empty form or of a form outside the island", () => {
  leave();
  expect(getItem("draft")).toBeNull();
  document.querySelector("[data-island]")?.remove();
  leave();
  expect(getItem("draft")).toBeNull();
});

it("an empty form that is not hydrated leaves the stored draft", () => {
  sessionStorage.setItem("draft", '{"name":"Anna"}');
  leave();
  expect(getItem("draft")).toEqual({ name: "Anna" });
});

it("stores nothing after hydration, when the form stores its draft itself", () => {
  document.querySelector("[data-unsent]")?.remove();
  fillIn("name", "Anna");
  leave();
  expect(getItem("draft")).toBeNull();
});

it("stores nothing and does not throw if the browser denies storage", () => {
  const denied = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  fillIn("name", "Anna");
  leave();
  expect(denied).toHaveBeenCalledOnce();
  expect(getItem("draft")).toBeNull();
  denied.mockRestore();
});
