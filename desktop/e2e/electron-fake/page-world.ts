import { decodeWire, encodeWire } from "./wire.ts";

declare global {
  interface Window {
    __boundary?: { readonly receive: (channel: string, wire: readonly unknown[]) => void };
    __boundaryInvoke?: (channel: string, wire: readonly unknown[]) => Promise<InvokeResult>;
    __boundaryKey?: (press: KeyPress) => void;
    __boundaryPainted?: () => void;
  }
}

/** The result of `invoke`: a value, or the text of an error. */
export type InvokeResult = { readonly wire: unknown } | { readonly error: string };

export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly control: boolean;
  readonly meta: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** Script that runs in every document before its own: Electron's part, then the preload. */
export function pageWorld(preload: string): string {
  return `(() => {
    if (window !== window.top) return;
    const encodeWire = ${String(encodeWire)};
    const decodeWire = ${String(decodeWire)};
    const electron = (${String(rendererModules)})(encodeWire, decodeWire, (${String(contextBridge)})());
    (${String(reportToMain)})();
    const require = (name) => {
      if (name === "electron") return electron;
      throw new Error("module not found: " + name);
    };
    const module = { exports: {} };
    ((require, module, exports, process, Buffer) => { ${preload}
    })(require, module, module.exports);
  })();`;
}

type Encode = typeof encodeWire;
type Decode = typeof decodeWire;
type ContextBridge = ReturnType<typeof contextBridge>;

/** Modules that a sandboxed preload may require. */
function rendererModules(encode: Encode, decode: Decode, bridge: ContextBridge) {
  type Listener = (event: object, ...values: unknown[]) => void;
  const listeners = new Map<string, Set<Listener>>();
  const of = (channel: string) => {
    const found = listeners.get(channel) ?? new Set<Listener>();
    listeners.set(channel, found);
    return found;
  };
  Object.defineProperty(window, "__boundary", {
    value: {
      receive: (channel: string, wire: readonly unknown[]) => {
        for (const listener of [...of(channel)]) listener({}, ...wire.map(decode));
      },
    },
  });
  const ipcRenderer = {
    invoke: async (channel: string, ...raw: unknown[]) => {
      const wire = raw.map((each) => encode(structuredClone(each)));
      const result = await window.__boundaryInvoke?.(channel, wire);
      if (result === undefined) throw new Error("The page is not connected.");
      if ("error" in result) {
        throw new Error(`Error invoking remote method '${channel}': ${result.error}`);
      }
      return decode(result.wire);
    },
    on: (channel: string, listener: Listener) => {
      of(channel).add(listener);
    },
    off: (channel: string, listener: Listener) => {
      of(channel).delete(listener);
    },
  };
  return { contextBridge: bridge, ipcRenderer };
}

/** Data across the bridge is a frozen copy; functions stay callable. */
function contextBridge() {
  const copy = (value: unknown): unknown => {
    if (typeof value === "function") {
      return (...given: unknown[]): unknown =>
        (value as (...values: unknown[]) => unknown)(...given);
    }
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return Object.freeze(value.map(copy));
    const pairs = Object.entries(value).map(([key, each]) => [key, copy(each)] as const);
    return Object.freeze(Object.fromEntries(pairs));
  };
  return {
    exposeInMainWorld: (name: string, api: unknown) => {
      if (name in window) {
        throw new Error("Cannot bind an API on top of an existing property on the window object");
      }
      Object.defineProperty(window, name, { value: copy(api), enumerable: true });
    },
  };
}

/** Reports the first paint, and keys that the page did not prevent, to the menu. */
function reportToMain() {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) window.__boundaryPainted?.();
  }).observe({ type: "paint", buffered: true });
  window.addEventListener(
    "keydown",
    (event) => {
      const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
      const press = { key, code, control: ctrlKey, meta: metaKey, shift: shiftKey, alt: altKey };
      // After every listener of the page, also if one of them stopped the event's propagation.
      setTimeout(() => {
        if (!event.defaultPrevented) window.__boundaryKey?.(press);
      });
    },
    { capture: true },
  );
}
