import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useUnsavedGuard } from "#site/admin/form-safety/unsaved-guard.tsx";
import { PrivateRows } from "#site/admin/session/private-rows.tsx";
import { useSession } from "#site/admin/session/session-store.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { SessionGate } from "./session-gate.tsx";
import { useSignOutElsewhere } from "./use-sign-out-elsewhere.ts";

const member = { id: "anna", email: "anna@studio.example", role: "owner" } as const;

beforeEach(() => {
  useSession.getState().signIn(member);
});
afterEach(() => {
  cleanup();
  useSession.getState().signOut();
});

interface FieldProps {
  readonly label: string;
  /** Whether a draft of the text is on the disk. */
  readonly isStored?: boolean;
}

function Field({ label, isStored = false }: FieldProps) {
  const [text, setText] = useState("");
  const [stored] = useState(() => () => isStored);
  useUnsavedGuard({ dirty: text !== "", name: label, isStored: stored });
  return (
    <input
      aria-label={label}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
      }}
    />
  );
}

/** A tab with rows beside two forms; without the stored flag the login screen. */
function Page({ isNoteStored = false }: { readonly isNoteStored?: boolean }) {
  useSignOutElsewhere();
  const marked = useSession((session) => session.hasStoredFlag);
  if (!marked) return "Login screen";
  return (
    <SessionGate>
      <PrivateRows>Private row</PrivateRows>
      <Field label="Note" isStored={isNoteStored} />
      <Field label="City" />
    </SessionGate>
  );
}

const type = (label: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: "Typed" } });
const typed = () => screen.queryAllByDisplayValue("Typed").map((field) => field.ariaLabel);
const page = () => document.body.textContent;

function expire() {
  act(() => {
    useSession.getState().expire();
  });
}

/** Repeats the changes of the browser in this tab when another one logs out. */
async function logOutElsewhere() {
  localStorage.removeItem("admin_authenticated");
  await act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { storageArea: localStorage }));
    await Promise.resolve();
  });
}

it("without unsaved text nothing of the tab stays when the session ends", () => {
  renderInTheme(<Page />);
  expect(page()).toContain("Private row");
  expire();
  expect(page()).not.toContain("Private row");
  expect(screen.queryByLabelText("Note")).toBeNull();
});

it("AD03 unsaved text keeps the forms, not the rows", () => {
  renderInTheme(<Page />);
  type("Note");
  expire();
  expect(page()).not.toContain("Private row");
  expect(typed()).toEqual(["Note"]);
});

it("AD03 after a logout elsewhere, a stored draft does not pass for the unsaved text of another form", async () => {
  renderInTheme(<Page isNoteStored />);
  type("Note");
  type("City");
  await logOutElsewhere();
  expect(page()).not.toContain("Private row");
  expect(typed()).toContain("City");
});

it("AD03 after a logout elsewhere, nothing stays when every text is stored", async () => {
  renderInTheme(<Page isNoteStored />);
  type("Note");
  await logOutElsewhere();
  expect(page()).toBe("Login screen");
});
