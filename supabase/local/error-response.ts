/** An error response of the gateway. It has the fields of all three formats that supabase-js reads:
 * `message` (data, storage), `msg` and `error_code` (auth). */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  waitMs?: number,
): Response {
  const body = { code, error_code: code, message, msg: message, details: null, hint: null };
  const headers = new Headers({
    "content-type": "application/json; charset=utf-8",
  });
  if (waitMs !== undefined) headers.set("retry-after", String(Math.ceil(waitMs / 1000)));
  return new Response(JSON.stringify(body), { status, headers });
}
