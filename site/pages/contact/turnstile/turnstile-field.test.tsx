import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { turnstileWords } from "#site/content/contact.ts";
import { defaultSettings } from "#site/content/site-settings.ts";
import type { TurnstileCheck } from "./turnstile-check.ts";
import { TurnstileField } from "./turnstile-field.tsx";
import type { Turnstile, WidgetOptions } from "./load-turnstile.ts";

/** Stands in for Cloudflare's script, which needs a network: the test calls the callbacks of the latest widget. */
const turnstile = { render: vi.fn<Turnstile["render"]>(), reset: vi.fn(), remove: vi.fn() };
const widget = (): WidgetOptions => {
  const options = turnstile.render.mock.lastCall?.[1];
  if (options === undefined) throw new Error("No widget was rendered.");
  return options;
};

beforeEach(() => {
  window.turnstile = turnstile;
  turnstile.render.mockReturnValue("widget-1");
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  delete window.turnstile;
  vi.resetAllMocks();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function openForm() {
  const checkRef = createRef<TurnstileCheck>();
  render(
    <form>
      <input aria-label="Name" />
      <TurnstileField siteKey="1x00000000000000000000AA" checkRef={checkRef} />
    </form>,
  );
  const check = checkRef.current;
  if (check === null) throw new Error("The field has no check.");
  return check;
}
/** Runs a step and what it starts. */
const step = (run: () => unknown) =>
  act(() => {
    run();
    return Promise.resolve();
  });
const use = () => step(() => fireEvent.focusIn(screen.getByLabelText("Name")));
const report = (call: () => unknown) => {
  act(() => {
    call();
  });
};

describe("Turnstile: the check at the form", () => {
  it("shows a labelled place, and the widget from the first use on, once", async () => {
    openForm();
    expect(screen.getByRole("group", { name: turnstileWords.label })).toBeTruthy();
    expect(turnstile.render).not.toHaveBeenCalled();
    await use();
    await use();
    expect(turnstile.render).toHaveBeenCalledTimes(1);
    expect(widget()).toMatchObject({ sitekey: "1x00000000000000000000AA", theme: "light" });
  });

  it("gives the token of a check that is still running when the form is sent", async () => {
    const check = openForm();
    await use();
    const token = check.token();
    report(() => {
      widget().callback("token-1");
    });
    expect(await token).toBe("token-1");
  });

  it("starts at the latest when the form is sent", async () => {
    const check = openForm();
    const token = check.token();
    await vi.waitFor(() => {
      widget().callback("token-1");
    });
    expect(await token).toBe("token-1");
  });

  it("asks for the check that waits for the visitor, and takes it after", async () => {
    const check = openForm();
    await use();
    report(() => {
      widget()["before-interactive-callback"]();
    });
    await expect(check.token()).rejects.toThrow(turnstileWords.unsolved);
    report(() => {
      widget()["after-interactive-callback"]();
      widget().callback("token-1");
      widget()["after-interactive-callback"]();
    });
    expect(await check.token()).toBe("token-1");
  });

  it("asks for the check again if it does not end within ten seconds", async () => {
    vi.useFakeTimers();
    const check = openForm();
    await use();
    const refused = expect(check.token()).rejects.toThrow(turnstileWords.unsolved);
    await vi.advanceTimersByTimeAsync(10_000);
    await refused;
  });

  it("gives no expired token, but that of the next check", async () => {
    const check = openForm();
    await use();
    report(() => {
      widget().callback("token-1");
      widget()["expired-callback"]();
    });
    const token = check.token();
    report(() => {
      widget().callback("token-2");
    });
    expect(await token).toBe("token-2");
  });

  it("takes a new token after one was used, and a new widget after the message was sent", async () => {
    const check = openForm();
    await use();
    report(() => {
      widget().callback("token-1");
      check.renew();
    });
    expect(turnstile.reset).toHaveBeenCalledWith("widget-1");
    report(() => {
      check.end();
    });
    expect(turnstile.remove).toHaveBeenCalledWith("widget-1");
    await use();
    expect(turnstile.render).toHaveBeenCalledTimes(2);
  });

  it("says that the check failed, with other ways, and repeats it when the form is sent", async () => {
    const check = openForm();
    await use();
    report(() => {
      expect(widget()["error-callback"]("600010")).toBe(true);
    });
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain(turnstileWords.ways.failed);
    expect(alert.textContent).toContain(defaultSettings.phone);
    expect(alert.textContent).toContain(defaultSettings.email);
    const again = check.token();
    expect(turnstile.reset).toHaveBeenCalledWith("widget-1");
    report(() => {
      widget()["error-callback"]("600010");
    });
    await expect(again).rejects.toThrow(turnstileWords.failed);
  });

  it("says that the script is blocked, with other ways, and loads it again when the form is sent", async () => {
    delete window.turnstile;
    const check = openForm();
    await use();
    const script = () => document.querySelector("script[src*='challenges.cloudflare.com']");
    await step(() => script()?.dispatchEvent(new Event("error")));
    await vi.waitFor(() => {
      expect(screen.getByRole("alert").textContent).toContain(turnstileWords.ways.blocked);
    });
    expect(script()).toBeNull();
    const refused = expect(check.token()).rejects.toThrow(turnstileWords.blocked);
    await step(() => script()?.dispatchEvent(new Event("error")));
    await refused;
    const token = check.token();
    window.turnstile = turnstile;
    await step(() => script()?.dispatchEvent(new Event("load")));
    report(() => {
      widget().callback("token-1");
    });
    expect(await token).toBe("token-1");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("leaves nothing behind with the form", async () => {
    openForm();
    await use();
    cleanup();
    expect(turnstile.remove).toHaveBeenCalledWith("widget-1");
  });
});
