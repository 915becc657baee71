/** Clients on a separate thread, so that their CPU time does not count as the server's. */
import { parentPort, workerData } from "node:worker_threads";
import { byClients } from "./metrics.ts";

const { url, key, clients, requests } = workerData as ListRequest;
let bytes = 0;
const times = await byClients(clients, requests, async () => {
  const answer = await fetch(url, {
    headers: { apikey: key, authorization: `Bearer ${key}`, prefer: "count=exact" },
  });
  bytes = (await answer.arrayBuffer()).byteLength;
  if (!answer.ok) throw new Error(`The list was answered with ${String(answer.status)}.`);
});
parentPort?.postMessage({ times, bytes } satisfies ListAnswer);

export interface ListRequest {
  readonly url: string;
  readonly key: string;
  readonly clients: number;
  readonly requests: number;
}

export interface ListAnswer {
  readonly times: readonly number[];
  readonly bytes: number;
}
