import * as v from "valibot";
import { MESSAGES } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";
import type { PublicClient } from "./public-client.ts";
import { publishedPostOf } from "./public-posts.ts";
import type { PublishedPost } from "./public-posts.ts";
import { publishedProjectOf } from "./public-projects.ts";
import type { PublishedProject } from "./public-projects.ts";
import { execute } from "./requests.ts";

/** A post or project behind a preview link, as its public page shows it. */
export type Preview = { readonly expiresAt: Date } & (
  | { readonly kind: "post"; readonly post: PublishedPost }
  | { readonly kind: "project"; readonly project: PublishedProject }
);

const foundRow = v.object({
  kind: v.picklist(["post", "project"]),
  row: v.looseObject({}),
  expires_at: v.string(),
});

/**
 * The row behind a preview link. The token is sent in the request's body, so that no log of URLs has it. Throws
 * `not-found` for a token that is unknown, expired or revoked; the server does not reveal which.
 */
export async function getPreview(
  client: PublicClient,
  token: string,
  signal?: AbortSignal,
): Promise<Preview> {
  const found = await execute(client.rest.rpc("preview_by_token", { token }), signal);
  if (!v.is(foundRow, found)) throw new DataError("not-found", MESSAGES.notFound);
  const { kind, row, expires_at } = found;
  const expiresAt = new Date(expires_at);
  return kind === "project"
    ? { kind, expiresAt, project: publishedProjectOf(row) }
    : { kind, expiresAt, post: publishedPostOf(row) };
}
