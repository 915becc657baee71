import { spawnSync } from "node:child_process";
import { request as requestPlain } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as requestOverTls } from "node:https";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isInstalled, startTlsHost, tlsServers } from "../testing/host-servers.ts";
import { publishedHeaders } from "./headers.ts";

const HOST = "www.studio.example";
const rules = { headers: publishedHeaders({ backendOrigin: null }), moved: [], tlsHost: HOST };
const hasOpenssl = spawnSync("openssl", ["version"]).error === undefined;

/** Requests a path as a browser that trusts this certificate and knows the host's address. */
function get(address: string, target: string, ca?: Buffer): Promise<IncomingMessage> {
  const { port } = new URL(address);
  const options = { host: "127.0.0.1", port, path: target, headers: { host: HOST }, agent: false };
  return new Promise((resolve, reject) => {
    const receive = (response: IncomingMessage) => {
      response.resume();
      resolve(response);
    };
    const sent =
      ca === undefined
        ? requestPlain(options, receive)
        : requestOverTls({ ...options, servername: HOST, ca }, receive);
    sent.on("error", reject).end();
  });
}

// Skipped where a server or openssl is not installed.
describe.each(tlsServers.map((host) => [host.name, host] as const))("%s with TLS", (_, host) => {
  describe.skipIf(!isInstalled(host.name) || !hasOpenssl)("with the shipped settings", () => {
    let folder: string;
    let ca: Buffer;
    let server: Awaited<ReturnType<typeof startTlsHost>>;

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "studio-tls-"));
      const certificate = {
        cert: path.join(folder, "cert.pem"),
        key: path.join(folder, "key.pem"),
      };
      const { status, stderr } = spawnSync(
        "openssl",
        [
          "req",
          "-x509",
          "-newkey",
          "ec",
          "-pkeyopt",
          "ec_paramgen_curve:prime256v1",
          "-nodes",
        ].concat(
          ["-days", "2", "-subj", `/CN=${HOST}`, "-addext", `subjectAltName=DNS:${HOST}`],
          ["-out", certificate.cert, "-keyout", certificate.key],
        ),
        { encoding: "utf8" },
      );
      if (status !== 0) throw new Error(stderr);
      ca = await readFile(certificate.cert);
      server = await startTlsHost(
        host,
        { "index.html": "home", "about.html": "about" },
        rules,
        certificate,
      );
    }, 60_000);

    afterAll(async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    });

    it("serves pages over TLS with HSTS", async () => {
      const response = await get(server.address, "/about", ca);
      expect(response.statusCode).toBe(200);
      expect(response.headers["strict-transport-security"]).toBe("max-age=31536000");
      expect(response.headers["content-security-policy"]).toContain("default-src 'self'");
    });

    it("redirects plain HTTP to https", async () => {
      const response = await get(server.plainAddress, "/about?x=1");
      expect(response.statusCode).toBe(308);
      expect(response.headers.location).toBe(`https://${HOST}/about?x=1`);
    });
  });
});
