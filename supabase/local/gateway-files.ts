import type { Accounts } from "./accounts.ts";
import type { Next } from "./auth-request.ts";
import { claimsOf } from "./auth-request.ts";
import { errorResponse } from "./error-response.ts";

const SIGNED_UPLOAD = /^\/storage\/v1\/object\/upload\/sign\//;
const SIGNED_DOWNLOAD = /^\/storage\/v1\/object\/sign\/[^/]+\/./;
const DESCRIPTION = /^\/storage\/v1\/object\/(info|list)\//;

/** A signed upload address is valid for two hours and bypasses every policy (Lite 0.10.0; its STATUS.md
 * lists policies of storage as pending): here it becomes invalid with the signer's membership. Metadata of
 * files does not name the uploader. */
export async function gatewayFiles(
  request: Request,
  path: string,
  accounts: Accounts,
  next: Next,
): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token");
  if (SIGNED_UPLOAD.test(path) && token !== null) {
    const { owner } = claimsOf(token);
    if (typeof owner !== "string" || !(await accounts.isActiveMember(owner))) {
      return errorResponse(
        403,
        "forbidden",
        "The person who signed this address has no access any more.",
      );
    }
  }
  const response = await next(request);
  if (!response.ok) return response;
  if (request.method === "POST" && SIGNED_DOWNLOAD.test(path)) return withSignedUrl(response);
  return DESCRIPTION.test(path) ? withoutOwner(response) : response;
}

/** Lite 0.10.0 responds with `signedUrl` below the origin; supabase-js reads hosted Supabase's `signedURL`, below the
 * storage service. Not reported upstream: the address that `createSignedUrl` of supabase-js returns ends with
 * "undefined". */
async function withSignedUrl(response: Response): Promise<Response> {
  const body: unknown = await response.json();
  const url = (body as { readonly signedUrl?: unknown }).signedUrl;
  const signedURL = typeof url === "string" ? url.replace(/^\/storage\/v1/, "") : undefined;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return Response.json({ signedUrl: url, signedURL }, { status: response.status, headers });
}

async function withoutOwner(response: Response): Promise<Response> {
  const body: unknown = await response.json();
  const text = JSON.stringify(body, (name, value: unknown) =>
    name === "owner" || name === "owner_id" ? undefined : value,
  );
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return new Response(text, { status: response.status, headers });
}
