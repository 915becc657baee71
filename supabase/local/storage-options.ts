import { errorResponse } from "./error-response.ts";

/** Validates options of storage requests that Lite 0.10.0 would pass on unchecked and that would end as a
 * server error; null when all are valid. Not reported upstream: `limit: -1` in a list, `token=x` of a signed
 * upload, `multipart/form-data` without boundary and a list of signed addresses without `paths` end with status 500. */
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
  if (request.method === "POST" && path.startsWith("/storage/v1/object/sign/")) {
    return refuseSigning(path, fields);
  }
  return path.startsWith("/storage/v1/object/list/") ? refuseList(fields) : null;
}

/** A bucket without the name of a file: the names are in the body. */
const SEVERAL_FILES = /^\/storage\/v1\/object\/sign\/[^/]*\/?$/;

function refuseSigning(path: string, fields: object): Response | null {
  const expiresIn: unknown = Reflect.get(fields, "expiresIn");
  if (typeof expiresIn !== "number" || !Number.isInteger(expiresIn) || expiresIn < 1) {
    return invalid("expiresIn must be a whole number of seconds from 1 on.");
  }
  if (!SEVERAL_FILES.test(path)) return null;
  const paths: unknown = Reflect.get(fields, "paths");
  const areTexts = Array.isArray(paths) && paths.every((name) => typeof name === "string");
  return areTexts ? null : invalid("paths must be a list of names.");
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
