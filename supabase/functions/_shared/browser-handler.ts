/** Headers for pages of any origin: the function reads no cookie, and its caller proves the right by the body. */
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers":
    "authorization, apikey, content-type, x-client-info, x-supabase-api-version, x-device-token",
  "access-control-allow-methods": "POST",
};

interface BrowserHandlerOptions {
  /** Name of the function, for the log. */
  readonly name: string;
  /** Handles a POST; `address` is the client's, null if the proxy reports none. */
  readonly handle: (body: unknown, address: string | null) => Promise<Response>;
}

/** Handles the requests of browsers to an edge function: POST with JSON, and the preflight. Failures are logged. */
export function browserHandler({ name, handle }: BrowserHandlerOptions) {
  return async (request: Request): Promise<Response> => {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: CORS });
    const response = await respond(request, name, handle);
    for (const [header, value] of Object.entries(CORS)) response.headers.set(header, value);
    return response;
  };
}

async function respond(
  request: Request,
  name: string,
  handle: BrowserHandlerOptions["handle"],
): Promise<Response> {
  if (request.method !== "POST") return fail(405, "method_not_allowed", "Use POST.");
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    return fail(400, "bad_json", "The body of the request is not JSON.");
  }
  try {
    return await handle(body, addressOf(request.headers));
  } catch (error) {
    console.error(`[${name}]`, error);
    return fail(500, "unexpected", "This did not work. Please try again.");
  }
}

/** As `private.client_network` in SQL. */
function addressOf(headers: Headers): string | null {
  const forwarded = headers.get("x-forwarded-for")?.split(",")[0]?.trim() ?? "";
  return headers.get("cf-connecting-ip") ?? (forwarded === "" ? null : forwarded);
}

function fail(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
