interface ScheduledHandlerOptions {
  /** Name of the function, for the log. */
  readonly name: string;
  /** Whether the request comes from the project's own scheduler, by its key. */
  readonly isKey: (key: string) => Promise<boolean>;
  /** Does what is due and returns the JSON of the response. */
  readonly run: () => Promise<unknown>;
  /** Message of the response if `run` rejects. */
  readonly failure: string;
}

const BEARER = /^Bearer (\S+)$/;

/**
 * Handles the requests of pg_cron to an edge function: POST with the key as bearer token. Responds with the result, or
 * with 401, 405, or 500 without details, which are logged.
 */
export function scheduledHandler(options: ScheduledHandlerOptions) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== "POST") return refuse(405, "Use POST.");
    try {
      const key = BEARER.exec(request.headers.get("authorization") ?? "")?.[1];
      if (key === undefined || !(await options.isKey(key))) return refuse(401, "Wrong key.");
      return Response.json(await options.run());
    } catch (error) {
      console.error(`[${options.name}]`, error);
      return refuse(500, options.failure);
    }
  };
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
