import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useUnsavedGuard } from "#site/admin/form-safety/unsaved-guard.tsx";
import type { FormPlace } from "#site/admin/form-safety/unsaved-work.ts";
import { PrivateRows } from "#site/admin/session/private-rows.tsx";
import { useSession } from "#site/admin/session/session-store.ts";
import { renderInTheme } from "#site/testing/render.tsx";
import { SessionGate, useStaysMounted } from "./session-gate.tsx";
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
  readonly place: FormPlace;
  /** Whether a draft of the text is on the disk. */
  readonly isStored?: boolean;
}

function Field({ label, place, isStored = false }: FieldProps) {
  const [text, setText] = useState("");
  const [stored] = useState(() => () => isStored);
  useUnsavedGuard({ dirty: text !== "", name: label, place, isStored: stored });
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

/** A tab with rows beside a form, and a dialog over it; without the stored flag the login screen. */
function Page({ isNoteStored = false }: { readonly isNoteStored?: boolean }) {
  useSignOutElsewhere();
  const marked = useSession((session) => session.hasStoredFlag);
  const hasDialog = useStaysMounted("dialog");
  if (!marked) return "Login screen";
  return (
    <>
      <SessionGate>
        <PrivateRows>Private row</PrivateRows>
        <Field label="Note" place="panel" isStored={isNoteStored} />
      </SessionGate>
      {hasDialog && <Field label="City" place="dialog" />}
    </>
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

/** What the browser does in this tab when another one logs out. */
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

it.each([
  ["Note", "of the tab"],
  ["City", "of a dialog"],
])("AD03 unsaved text in “%s” keeps the form %s, not the rows", (label) => {
  renderInTheme(<Page />);
  type(label);
  expire();
  expect(page()).not.toContain("Private row");
  expect(typed()).toEqual([label]);
  expect(screen.queryAllByLabelText(/Note|City/)).toHaveLength(1);
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
