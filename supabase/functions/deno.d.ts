/** The parts of Deno that edge functions use. A test checks the functions against Deno's own types, too. */
declare namespace Deno {
  const env: { toObject(): Record<string, string> };
  function serve(handler: (request: Request) => Promise<Response>): unknown;
}
