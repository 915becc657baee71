import * as v from "valibot";
import { serverFault } from "./error-catalogue.ts";

/** Parses the JSON that a function of the backend returned. Throws `server` if it has another shape. */
export function parseResponse<Output>(
  schema: v.GenericSchema<unknown, Output>,
  response: unknown,
): Output {
  const parsed = v.safeParse(schema, response);
  if (!parsed.success) throw serverFault(null, parsed.issues, null);
  return parsed.output;
}
