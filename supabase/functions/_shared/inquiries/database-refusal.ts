import * as v from "valibot";

/** An error of `private.raise_http_error`: the body of the response as message, its status as detail. */
const errorSchema = v.object({
  code: v.literal("PGRST"),
  message: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ code: v.string(), message: v.string(), details: v.nullable(v.string()) }),
  ),
  detail: v.pipe(v.string(), v.parseJson(), v.object({ status: v.number() })),
});

/** The response that PostgREST gives to an error of our triggers; null for any other error. */
export function refusalOf(error: unknown): Response | null {
  const parsed = v.safeParse(errorSchema, error);
  if (!parsed.success) return null;
  const { message, detail } = parsed.output;
  return Response.json(message, { status: detail.status });
}
