import { errorResponse } from "./error-response.ts";

/** Client errors that Lite 0.10.0 reports as server errors. Not reported upstream: an insert into a view with
 * computed columns, and `select=%22a`, end with status 500. */
export async function correctStatus(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const text = await response.clone().text();
  // object_not_in_prerequisite_state: a write to a view that is read-only by design.
  if (text.includes('"55000"')) return errorResponse(405, "read_only", "This can only be read.");
  // Lite's parser of select, order and filters, such as "Missing closing quote at position 9".
  const problem = /"message":"Error: ([\w ]+ at position \d+)"/.exec(text)?.[1];
  if (problem !== undefined)
    return errorResponse(400, "bad_request", `The query is wrong: ${problem}.`);
  return response;
}
