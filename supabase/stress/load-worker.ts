/** Clients on a separate thread, so that their CPU time does not count as the server's. */
import { parentPort, workerData } from "node:worker_threads";
import { byClients } from "./metrics.ts";

const { url, key, clients, requests } = workerData as ListRequest;
let bytes = 0;
const times = await byClients(clients, requests, async () => {
  const response = await fetch(url, {
    headers: { apikey: key, authorization: `Bearer ${key}`, prefer: "count=exact" },
  });
  bytes = (await response.arrayBuffer()).byteLength;
  if (!response.ok) throw new Error(`The list responded with ${String(response.status)}.`);
});
parentPort?.postMessage({ times, bytes } satisfies ListResult);

export interface ListRequest {
  readonly url: string;
  readonly key: string;
  readonly clients: number;
  readonly requests: number;
}

export interface ListResult {
  readonly times: readonly number[];
  readonly bytes: number;
}
