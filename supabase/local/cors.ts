const allowed = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET,HEAD,POST,PATCH,PUT,DELETE,OPTIONS",
  "access-control-allow-headers":
    "authorization,apikey,content-type,x-client-info,x-supabase-api-version,accept,accept-profile,content-profile,prefer,range,range-unit,x-upsert,cache-control,x-retry-count",
  "access-control-max-age": "3600",
} as const;
const readable = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "content-range,content-location,content-profile,range-unit,preference-applied,retry-after,x-supabase-api-version",
} as const;

/**
 * Site and backend are different origins. Hosted Supabase's gateway lets every origin ask and read,
 * since keys and tokens decide; Lite says so for data and storage, but not for sign-in (0.10.0).
 */
export function preflight(request: Request): Response | null {
  const asks = request.method === "OPTIONS" && request.headers.has("access-control-request-method");
  return asks ? new Response(null, { status: 204, headers: allowed }) : null;
}

export function letPagesRead(headers: Headers): void {
  for (const [name, value] of Object.entries(readable)) headers.set(name, value);
}
