import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { OWN_ORIGIN } from "./origins.ts";
import type { BoundaryState } from "./state.ts";

/** Runs the built preload before the page's own scripts, as a sandboxed preload runs. */
export async function connectPreload(
  page: Page,
  state: BoundaryState,
  preload: string,
  origin: string,
): Promise<void> {
  await page.exposeFunction("__ipcInvoke", async (channel: string, raw: unknown[]) => {
    const handler = state.ipcHandlers.get(channel);
    if (handler === undefined) throw new Error(`Main handles no ${channel}.`);
    const frame = { url: page.url().replace(origin, OWN_ORIGIN), parent: null };
    return toWire(await handler({ senderFrame: frame }, ...raw.map(fromWire)));
  });
  state.sendToPage = (channel, command) => {
    void page.evaluate(
      ([name, value]) => {
        window.dispatchEvent(new CustomEvent(`ipc:${name}`, { detail: value }));
      },
      [channel, command] as const,
    );
  };
  await page.addInitScript({ content: preloadWorld(await readFile(preload, "utf8")) });
}

/** The modules that a preload may require, over the page's wire; bytes travel as base64. */
function preloadWorld(preload: string): string {
  return `(() => {
    const wire = (value) => JSON.parse(JSON.stringify(value, (key, inner) =>
      inner instanceof Uint8Array ? { $bytes: btoa(Array.from(inner, (b) => String.fromCharCode(b)).join("")) } : inner));
    const unwire = (value) => {
      if (value === null || typeof value !== "object") return value;
      if (typeof value.$bytes === "string") return Uint8Array.from(atob(value.$bytes), (c) => c.charCodeAt(0));
      if (Array.isArray(value)) return value.map(unwire);
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unwire(inner)]));
    };
    const listeners = new Map();
    const electron = {
      contextBridge: { exposeInMainWorld: (name, api) => { window[name] = api; } },
      ipcRenderer: {
        invoke: async (channel, ...raw) => unwire(await window.__ipcInvoke(channel, raw.map(wire))),
        on: (channel, listener) => {
          const heard = (event) => listener(null, event.detail);
          listeners.set(listener, heard);
          window.addEventListener("ipc:" + channel, heard);
        },
        off: (channel, listener) => window.removeEventListener("ipc:" + channel, listeners.get(listener)),
      },
    };
    const require = (name) => { if (name === "electron") return electron; throw new Error("A sandboxed preload cannot require " + name); };
    const module = { exports: {} };
    ((require, module, exports) => { ${preload}
    })(require, module, module.exports);
  })();`;
}

function toWire(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value ?? null, (_key, inner: unknown) =>
      inner instanceof Uint8Array ? { $bytes: Buffer.from(inner).toString("base64") } : inner,
    ),
  ) as unknown;
}

function fromWire(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("$bytes" in value && typeof value.$bytes === "string") {
    return new Uint8Array(Buffer.from(value.$bytes, "base64"));
  }
  if (Array.isArray(value)) return value.map(fromWire);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fromWire(inner)]));
}
