import { dataErrorFrom } from "./error-catalogue.ts";
import type { PublicClient } from "./public-client.ts";

interface ServiceRequest {
  /** Path of the service below the address of the backend, such as "functions/v1/send-inquiry". */
  readonly path: string;
  readonly contentType: string;
  readonly body: string | ArrayBuffer;
}

/** Sends a POST to a service other than the data API. Throws only if there is no response. */
export async function postToService(
  { rest }: PublicClient,
  { path, contentType, body }: ServiceRequest,
): Promise<Response> {
  const headers = new Headers(rest.headers);
  headers.set("content-type", contentType);
  const address = new URL(`../../${path}`, `${rest.url}/`);
  try {
    return await (rest.fetch ?? fetch)(address, { method: "POST", headers, body });
  } catch (error) {
    const message = error instanceof Error ? error.name : "";
    const failure = { status: null, code: "", message, details: "", isUserMessage: false };
    throw dataErrorFrom({ ...failure, cause: error });
  }
}
