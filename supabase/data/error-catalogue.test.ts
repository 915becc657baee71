import { describe, expect, it } from "vitest";
import { MESSAGES } from "./error-catalogue.ts";
import { DataError, specificMessageOf } from "./errors.ts";
import { listPublishedPosts } from "./public-posts.ts";
import { scriptedResponse, scriptedBackend } from "./testing/scripted-fetch.ts";
import type { Scripted } from "./testing/scripted-fetch.ts";

async function errorFrom(scripted: Scripted): Promise<DataError> {
  const { visitor } = scriptedBackend(scripted);
  const error: unknown = await listPublishedPosts(visitor).catch((reason: unknown) => reason);
  if (!(error instanceof DataError)) throw new Error("Expected a DataError", { cause: error });
  return error;
}

const postgres = (code: string, message: string, details: string | null = null) => ({
  code,
  message,
  details,
  hint: null,
});

describe("the error catalogue", () => {
  it.each([
    [401, "unauthorized", MESSAGES.unauthorized],
    [403, "forbidden", MESSAGES.forbidden],
    [404, "server", MESSAGES.server],
    [409, "conflict", MESSAGES.conflict],
    [413, "too-large", MESSAGES.tooLarge],
    [415, "unsupported-type", MESSAGES.unsupportedType],
    [422, "invalid", MESSAGES.invalid],
    [429, "rate-limited", MESSAGES.rateLimited],
    [418, "invalid", MESSAGES.invalid],
    [500, "server", MESSAGES.server],
    [502, "server", MESSAGES.server],
    [503, "server", MESSAGES.server],
  ])("a bare %i is %s", async (status, code, message) => {
    const error = await errorFrom(scriptedResponse(status, { message: "raw text of a proxy" }));
    expect(error).toMatchObject({ code, message, status, field: null });
  });

  it.each([
    [scriptedResponse(500, { message: "Disk full" }), "Disk full"],
    [scriptedResponse(500, {}), ""],
    [scriptedResponse(403, {}), ""],
    [scriptedResponse(429, { message: "Slow down." }), "Slow down."],
    [scriptedResponse(404, { message: "No such table" }), "No such table"],
    [scriptedResponse(409, { message: "Busy" }), "Busy"],
    [scriptedResponse(400, postgres("P0001", "Only on weekdays.")), "Only on weekdays."],
    [new Response("<h1>Bad gateway</h1>", { status: 502 }), ""],
  ])("NB22 CP13 an unknown failure has the server's words or none: %#", async (scripted, words) => {
    expect(specificMessageOf(await errorFrom(scripted))).toBe(words);
  });

  it.each([
    [
      scriptedResponse(403, postgres("42501", "violates row-level security policy")),
      MESSAGES.forbidden,
    ],
    [scriptedResponse(401, { message: "JWT expired" }), MESSAGES.unauthorized],
    [scriptedResponse(500, postgres("23514", "violates check constraint")), MESSAGES.outOfRange],
    [
      scriptedResponse(422, postgres("too_long", "Title is too long.", "title")),
      "Title is too long.",
    ],
    [new TypeError("Failed to fetch"), MESSAGES.offline],
  ])("NB22 CP13 a failure that is known has the sentence for it: %#", async (scripted, words) => {
    expect(specificMessageOf(await errorFrom(scripted))).toBe(words);
  });

  it.each([
    [new TypeError("Failed to fetch"), MESSAGES.offline],
    [new TypeError("NetworkError when attempting to fetch resource."), MESSAGES.offline],
    [new DOMException("The operation timed out.", "TimeoutError"), MESSAGES.slow],
  ])("%s is offline", async (networkError, message) => {
    expect(await errorFrom(networkError)).toMatchObject({ code: "offline", message, status: null });
  });

  it.each([
    [500, "23514", "invalid", MESSAGES.outOfRange],
    [400, "22P02", "invalid", MESSAGES.invalid],
    [401, "PGRST301", "unauthorized", MESSAGES.unauthorized],
    [401, "42501", "unauthorized", MESSAGES.unauthorized],
    [403, "42501", "forbidden", MESSAGES.forbidden],
    [500, "42501", "forbidden", MESSAGES.forbidden],
    [406, "PGRST116", "not-found", MESSAGES.notFound],
    [404, "PGRST205", "server", MESSAGES.server],
  ])("%i with %s is %s", async (status, code, dataCode, message) => {
    const error = await errorFrom(scriptedResponse(status, postgres(code, "technical words")));
    expect(error).toMatchObject({ code: dataCode, message, status });
  });

  it.each(["retentionMonths", "hero.lead", "values.entries.1.title"])(
    "finds the field of a trigger in %s",
    async (details) => {
      const error = await errorFrom(
        scriptedResponse(422, postgres("too_long", "Too long.", details)),
      );
      expect(error).toMatchObject({ code: "invalid", message: "Too long.", field: details });
    },
  );

  it("uses the sentence and the field of a trigger", async () => {
    const sentence = "Title may have at most 200 characters.";
    const error = await errorFrom(scriptedResponse(422, postgres("too_long", sentence, "title")));
    expect(error).toMatchObject({ code: "invalid", message: sentence, field: "title" });
  });

  it("reports a taken name as an error of the field, not as a version conflict", async () => {
    const sentence = "A category with this name already exists.";
    const error = await errorFrom(scriptedResponse(409, postgres("name_taken", sentence, "name")));
    expect(error).toMatchObject({ code: "invalid", message: sentence, field: "name" });
  });

  it("CT15 shows the sentence of the limits of inquiries", async () => {
    const sentence = "Too many messages in a short time. Please try again later or call us.";
    const error = await errorFrom(scriptedResponse(429, postgres("rate_limited", sentence)));
    expect(error).toMatchObject({ code: "rate-limited", message: sentence });
  });

  it.each([
    ["23505", "Key (slug)=(oak) already exists.", "duplicate key", "slug", MESSAGES.taken],
    ["23505", "Key (lower(name))=(oak) already exists.", "duplicate", "name", MESSAGES.taken],
    [
      "23503",
      "Key (category_id)=(1) is not present.",
      "fk",
      "category_id",
      MESSAGES.categoryDeleted,
    ],
    ["23505", "", 'violates unique constraint "blog_posts_pkey"', "id", MESSAGES.taken],
    ["23505", "", 'violates unique constraint "projects_slug_key"', "slug", MESSAGES.taken],
    [
      "23503",
      'Key is not present in table "categories".',
      'violates foreign key constraint "blog_posts_category_id_fkey"',
      "category_id",
      MESSAGES.categoryDeleted,
    ],
    ["23502", "Failing row", 'null value in column "title" of', "title", MESSAGES.required],
  ])("finds the field of %s in %j", async (code, details, text, field, message) => {
    const error = await errorFrom(scriptedResponse(409, postgres(code, text, details)));
    expect(error).toMatchObject({ code: "invalid", field, message });
  });

  it("handles a response that is not JSON and stores its text as the cause", async () => {
    const error = await errorFrom(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    expect(error).toMatchObject({ code: "server", status: 502 });
    expect(error.cause).toMatchObject({ message: "<h1>Bad gateway</h1>" });
  });

  it("a page of a captive portal is an error, not an empty list", async () => {
    const error = await errorFrom(new Response("<html>Welcome to the hotel</html>"));
    expect(error).toMatchObject({ code: "offline", message: MESSAGES.offline });
  });

  it("a 404 without a body is an error", async () => {
    const error = await errorFrom(new Response(null, { status: 404 }));
    expect(error).toMatchObject({ code: "server", status: 404 });
  });
});
