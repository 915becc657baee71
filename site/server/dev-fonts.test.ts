import path from "node:path";
import { createServer } from "vite";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../scripts/free-port.ts";

let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    configFile: path.resolve(import.meta.dirname, "../vite.config.ts"),
    mode: "development",
    logLevel: "silent",
    server: { port: await freePort() },
    optimizeDeps: { noDiscovery: true },
  });
}, 60_000);

afterAll(() => server.close());

it.each(["/ui/ui-provider.tsx", "/ui/public-ui.tsx", "/pages/shell/extended-fonts.tsx"])(
  "in development, text waits for every font that %s imports",
  async (module) => {
    const code = await server.transformRequest(module);
    const sheets = [...(code?.code ?? "").matchAll(/"([^"]+fonts[^"]*\.css[^"]*)"/g)];
    expect(sheets.length).toBeGreaterThan(0);
    for (const [, sheet = ""] of sheets) {
      const css = await server.transformRequest(sheet);
      expect(css?.code).toContain("font-display: block");
      expect(css?.code).not.toContain("font-display: optional");
    }
  },
);
