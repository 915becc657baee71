import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { createGzip } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fetchImage } from "./fetch-image.ts";
import type { ImageLocations } from "./fetch-image.ts";

const BUCKET = "/storage/v1/object/public/blog-images";
const MEBIBYTE = 1024 * 1024;
const SECRET = "internal";

let sources: ImageLocations;
let folder: string;
let storage: Server;
let inner: Server;
const requests: string[] = [];
/** Bytes before compression that the storage server wrote for the last image. */
let written = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "fetch-picture-"));
  await writeFile(path.join(folder, "room.webp"), "room");
  inner = await startServer((request, response) => {
    requests.push(request.url ?? "");
    response.end(SECRET);
  });
  storage = await startServer(handleRequest);
  sources = { publicDir: folder, storageUrl: originOf(storage) };
});

afterAll(async () => {
  for (const server of [storage, inner]) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true });
});

async function startServer(handler: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function handleRequest(request: IncomingMessage, response: ServerResponse) {
  const name = path.basename(request.url ?? "");
  if (name === "moved.webp") {
    response.writeHead(302, { location: `${originOf(inner)}/secret` }).end();
  } else if (name === "bomb.webp") {
    response.writeHead(200, { "content-encoding": "gzip" });
    const compressed = createGzip();
    compressed.pipe(response);
    response.on("close", () => compressed.destroy());
    written = 0;
    const writeChunks = () => {
      while (!compressed.destroyed && written < 4096 * MEBIBYTE) {
        written += MEBIBYTE;
        if (!compressed.write(Buffer.alloc(MEBIBYTE)))
          return void compressed.once("drain", writeChunks);
      }
      compressed.end();
    };
    writeChunks();
  } else if (name === "slow.webp") {
    // Sends one byte and never ends the response.
    response.write("a");
  } else {
    response.end("picture");
  }
}

const inBucket = (name: string) => `${originOf(storage)}${BUCKET}/${name}`;

it("reads uploads and the site's own images", async () => {
  expect(String(await fetchImage(inBucket("1.webp"), sources))).toBe("picture");
  expect(String(await fetchImage("/room.webp", sources))).toBe("room");
});

it("requests public files of the storage only, and no other server", async () => {
  const port = originOf(inner).split(":").at(-1) ?? "";
  const foreign = [
    `${originOf(inner)}/secret`,
    `http://localhost:${port}/secret`,
    `http://[::ffff:127.0.0.1]:${port}/secret`,
    `http://0.0.0.0:${port}/secret`,
    `http://2130706433:${port}/secret`,
    `http://127.1:${port}${BUCKET}/1.webp`,
    `${originOf(storage).replace("http://", `http://127.0.0.1:${port}@`)}.evil.example${BUCKET}/1.webp`,
    `${originOf(storage)}@127.0.0.1:${port}${BUCKET}/1.webp`,
    `${originOf(storage)}/rest/v1/posts`,
    `${originOf(storage)}${BUCKET}/../../../../../rest/v1/posts`,
    "http://169.254.169.254/latest/meta-data/",
    "file:///etc/passwd",
    "data:image/png;base64,AAAA",
    "ftp://127.0.0.1/a.webp",
    "//127.0.0.1/a.webp",
    "/\\127.0.0.1/a.webp",
  ];
  for (const address of foreign) {
    await expect(fetchImage(address, sources), address).rejects.toThrow("not in the studio's");
  }
  expect(requests).toEqual([]);
});

it("reads nothing outside of the public folder", async () => {
  const secret = path.basename(folder);
  for (const address of [
    "/../secret",
    `/../${secret}/../../etc/passwd`,
    "/a/../../../etc/passwd",
  ]) {
    await expect(fetchImage(address, sources)).rejects.toThrow("ENOENT");
  }
});

it("follows no redirect", async () => {
  await expect(fetchImage(inBucket("moved.webp"), sources)).rejects.toThrow();
  expect(requests).toEqual([]);
});

it("aborts the stream at the size limit, counted after decompression", async () => {
  await expect(fetchImage(inBucket("bomb.webp"), sources)).rejects.toThrow("larger than 20 MB");
  // Zeros compress about a thousandfold, so the connection's buffers hold many megabytes of them.
  expect(written).toBeLessThan(1024 * MEBIBYTE);
}, 30_000);

it("times out if a response never completes", async () => {
  await expect(fetchImage(inBucket("slow.webp"), sources, 200)).rejects.toThrow("timeout");
});
