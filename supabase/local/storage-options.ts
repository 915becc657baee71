import { errorResponse } from "./error-response.ts";

/** Validates options of storage requests that Lite 0.10.0 would pass on unchecked and that would end as a
 * server error; null when all are valid. Not reported upstream: `limit: -1` in a list, `token=x` of a signed
 * upload and `multipart/form-data` without boundary end with status 500. */
export function refuseStorageOptions(
  request: Request,
  path: string,
  fields: object,
): Response | null {
  if (!path.startsWith("/storage/v1/object/")) return null;
  const type = request.headers.get("content-type") ?? "";
  if (/^multipart\//i.test(type) && !/boundary=/i.test(type)) {
    return invalid("A form needs a boundary in its content type.");
  }
  const token = new URL(request.url).searchParams.get("token");
  if (token !== null && !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) {
    return invalid("The token of this address is not valid.");
  }
  return path.startsWith("/storage/v1/object/list/") ? refuseList(fields) : null;
}

const SORTABLE = ["name", "created_at", "updated_at", "last_accessed_at"];

function refuseList(fields: object): Response | null {
  for (const name of ["limit", "offset"]) {
    const value: unknown = Reflect.get(fields, name);
    if (typeof value === "number" && !(Number.isInteger(value) && value >= 0)) {
      return invalid(`${name} must be a whole number from 0 on.`);
    }
  }
  const sortBy: unknown = Reflect.get(fields, "sortBy");
  if (typeof sortBy !== "object" || sortBy === null) return null;
  const column: unknown = Reflect.get(sortBy, "column") ?? "name";
  const order: unknown = Reflect.get(sortBy, "order") ?? "asc";
  if (typeof column !== "string" || !SORTABLE.includes(column)) {
    return invalid(`sortBy.column must be one of: ${SORTABLE.join(", ")}.`);
  }
  return order === "asc" || order === "desc" ? null : invalid("sortBy.order must be asc or desc.");
}

function invalid(message: string): Response {
  return errorResponse(400, "invalid_request", message);
}
